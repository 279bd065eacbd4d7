import type { AmortizationYear } from '../../../calculators/amortization.ts'
import { mortgageCopy } from '../../../content/calculators/copy.ts'
import { cad } from '../../../content/formats.ts'
import styles from './BalancePlot.module.css'

const { chart } = mortgageCopy
const FIVE_YEARS = 5
/** In pixels; horizontal positions are percentages of the width. */
const LINE = { top: 26, height: 150 }
const BARS = { top: 190, height: 80 }
const LABELS = 292

const dollars = (cents: number) => cad(cents / 100)
const percent = (share: number) => `${(share * 100).toFixed(3)}%`

type Props = { principal: number; years: readonly AmortizationYear[] }

/** The falling balance as a line, and each year's payments as bars below. Text does not scale with the width. */
export function BalancePlot({ principal, years }: Props) {
  const fifth = years.length > FIVE_YEARS ? years[FIVE_YEARS - 1] : undefined
  const ticks = years.filter(({ year }) => year % FIVE_YEARS === 0 && year < years.length)
  return (
    <svg className={styles.plot} aria-hidden="true">
      <Line principal={principal} years={years} />
      <text y={LINE.top - 8}>{dollars(principal)}</text>
      {fifth && (
        <Mark x={FIVE_YEARS / years.length} share={fifth.balance / principal} text={dollars(fifth.balance)} />
      )}
      <Bars years={years} />
      {ticks.map(({ year }) => (
        <text key={year} x={percent(year / years.length)} y={LABELS} textAnchor="middle">
          {year}
        </text>
      ))}
      <text y={LABELS}>{chart.year}</text>
      <text x="100%" y={LABELS} textAnchor="end">
        {years.length}
      </text>
    </svg>
  )
}

function Line({ principal, years }: Props) {
  const edge = [principal, ...years.map(({ balance }) => balance)]
    .map((balance, year) => `${year} ${(1 - balance / principal).toFixed(4)}`)
    .join('L')
  return (
    <svg
      viewBox={`0 0 ${years.length} 1`}
      y={LINE.top}
      width="100%"
      height={LINE.height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--gold)" opacity="0.22" d={`M${edge}L${years.length} 1L0 1Z`} />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        d={`M${edge}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function Bars({ years }: Pick<Props, 'years'>) {
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal))
  return (
    <svg y={BARS.top} width="100%" height={BARS.height} aria-hidden="true">
      {years.map(({ year, interest, principal }) => {
        const column = { x: percent((year - 0.9) / years.length), width: percent(0.8 / years.length) }
        return (
          <g key={year} data-grow="up">
            <rect
              {...column}
              fill="var(--gold)"
              y={percent(1 - principal / most)}
              height={percent(principal / most)}
            />
            <rect
              {...column}
              fill="var(--glacier)"
              y={percent(1 - (principal + interest) / most)}
              height={percent(interest / most)}
            />
          </g>
        )
      })}
    </svg>
  )
}

/** A labelled point on the line. `x` is a fraction of the width, `share` of the amount borrowed, both 0 to 1. */
function Mark({ x, share, text }: { x: number; share: number; text: string }) {
  const y = LINE.top + (1 - share) * LINE.height
  return (
    <g fontWeight="620" fill="var(--ink)">
      <g stroke="var(--ink)">
        <line strokeDasharray="2 4" x1={percent(x)} x2={percent(x)} y1={y} y2={LINE.top + LINE.height} />
        <circle fill="var(--gold)" strokeWidth="2" cx={percent(x)} cy={y} r="5" />
      </g>
      <svg x={percent(x)} y={y - 26} width="1" height="1" overflow="visible" aria-hidden="true">
        <text x="10" y="16">
          {text} {chart.afterFiveYears}
        </text>
      </svg>
    </g>
  )
}
