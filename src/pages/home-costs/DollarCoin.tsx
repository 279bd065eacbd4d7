import { ownershipCopy } from '../../../content/calculators/copy.ts'
import { COST_COLOURS } from '../../features/calculators/cost-colours.ts'
import { costs, monthlyTotal } from './worked-example.ts'

const CENTRE = { x: 190, y: 190 }
const RADIUS = 160
const HUB = 58
/** Where the line to a label begins. */
const LEADER = RADIUS + 18
/** The least distance between two labels. */
const LABEL_GAP = 46
const parts = costs.filter(({ monthly }) => monthly > 0)
const [first] = parts
const share = (monthly: number) => monthly / monthlyTotal
/** The first part lies on the left, so that the others face their labels. */
const START = 0.5 - (first ? share(first.monthly) : 0) / 2

const at = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI
  return { x: CENTRE.x + Math.cos(angle) * radius, y: CENTRE.y + Math.sin(angle) * radius }
}
const point = (turn: number, radius: number) => {
  const { x, y } = at(turn, radius)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
const wedge = (from: number, to: number) => {
  const large = to - from > 0.5 ? 1 : 0
  return `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)}L${point(to, HUB)}A${HUB} ${HUB} 0 ${large} 0 ${point(from, HUB)}z`
}

const wedges = parts.map(({ cost, monthly }, index) => {
  const from = START + parts.slice(0, index).reduce((sum, part) => sum + share(part.monthly), 0)
  const to = from + share(monthly)
  return { cost, cents: Math.round(share(monthly) * 100), path: wedge(from, to), middle: (from + to) / 2 }
})

/** The heights of the labels: each beside its wedge, or as far below the previous one as its line needs. */
const labels: number[] = []
for (const { middle } of wedges.slice(1))
  labels.push(Math.round(Math.max(at(middle, LEADER).y, (labels.at(-1) ?? 0) + LABEL_GAP)))

/** The cents of a dollar that go to the first cost, the mortgage. */
export const mortgageCents = `${wedges[0]?.cents ?? 0}¢`

/** A month's costs as the parts of a dollar coin, each with its cents. */
export function DollarCoin() {
  return (
    <svg viewBox="12 12 618 356" width="618" fontSize="23" aria-hidden="true">
      {wedges.map(({ cost, path }) => (
        <path
          key={cost}
          d={path}
          fill={COST_COLOURS[cost]}
          stroke="var(--paper-sunk)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      ))}
      {/* The milled edge. */}
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r={RADIUS + 10}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="7"
        strokeDasharray="1.5 4"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={HUB - 10} fill="none" stroke="var(--gold)" strokeWidth="3" />
      <text
        x={CENTRE.x}
        y={CENTRE.y + 19}
        textAnchor="middle"
        fontSize="56"
        fontFamily="var(--display)"
        fill="var(--gold-text)"
      >
        $
      </text>
      {wedges.map(({ cost, cents, middle }, index) =>
        index === 0 ? (
          <text
            key={cost}
            x={CENTRE.x - 107}
            y={CENTRE.y + 12}
            textAnchor="middle"
            fontSize="36"
            fontFamily="var(--display)"
            fill="var(--on-gold)"
          >
            {cents}¢
          </text>
        ) : (
          <g key={cost} fill="var(--ink)">
            <path
              data-draw
              pathLength="1"
              fill="none"
              stroke="var(--ink-soft)"
              strokeWidth="1.5"
              d={`M${point(middle, LEADER)}L380 ${labels[index - 1]}`}
            />
            <circle cx="380" cy={labels[index - 1]} r="3.5" />
            <text x="396" y={(labels[index - 1] ?? 0) + 8}>
              <tspan fontWeight="650">{cents}¢</tspan> {ownershipCopy.results.costs[cost]}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}
