import { ownershipCopy } from '../../../content/calculators/copy.ts'
import { COST_COLOURS } from '../../features/calculators/cost-colours.ts'
import { costs, monthlyTotal } from './worked-example.ts'

const CENTRE = { x: 190, y: 190 }
const RADIUS = 164
const HUB = 58
/** A dollar coin has eleven sides. */
const SIDES = 11
const parts = costs.filter(({ monthly }) => monthly > 0)
const [first] = parts
const share = (monthly: number) => monthly / monthlyTotal
/** The first part lies on the left, so that the others face their labels. */
const START = 0.5 - (first ? share(first.monthly) : 0) / 2

const corner = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI
  return `${(CENTRE.x + Math.cos(angle) * radius).toFixed(1)} ${(CENTRE.y + Math.sin(angle) * radius).toFixed(1)}`
}
/** The radius of the coin's straight-sided edge at an angle in turns. */
const edge = (turn: number) => {
  const within = ((((turn * SIDES) % 1) + 1) % 1) - 0.5
  return (RADIUS * Math.cos(Math.PI / SIDES)) / Math.cos((within * 2 * Math.PI) / SIDES)
}
const wedge = (from: number, to: number) => {
  const turns = [from]
  for (let side = Math.floor(from * SIDES) + 1; side < to * SIDES; side += 1) turns.push(side / SIDES)
  turns.push(to)
  const outside = turns.map((turn) => corner(turn, edge(turn)))
  const inside = turns.map((turn) => corner(turn, HUB)).reverse()
  return `M${[...outside, ...inside].join('L')}z`
}

const wedges = parts.map(({ cost, monthly }, index) => {
  const from = START + parts.slice(0, index).reduce((sum, part) => sum + share(part.monthly), 0)
  const to = from + share(monthly)
  return { cost, cents: Math.round(share(monthly) * 100), path: wedge(from, to), middle: (from + to) / 2 }
})

/** The cents of a dollar that go to the first cost, the mortgage. */
export const mortgageCents = `${wedges[0]?.cents ?? 0}¢`

/** A month's costs as the parts of a dollar coin, each with its cents. */
export function DollarCoin() {
  return (
    <svg viewBox="20 16 610 348" width="610" fontSize="25" aria-hidden="true">
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
              d={`M${corner(middle, RADIUS - 12)}L${corner(middle, RADIUS + 8)}L380 ${labelY(index)}`}
            />
            <circle cx="380" cy={labelY(index)} r="3.5" />
            <text x="394" y={labelY(index) + 8}>
              <tspan fontWeight="650">{cents}¢</tspan> {ownershipCopy.results.costs[cost]}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}

/** The labels are spread evenly beside the coin. */
function labelY(index: number): number {
  return 60 + ((index - 1) * 260) / Math.max(1, parts.length - 2)
}
