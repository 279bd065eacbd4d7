import { cad, cadRange, type Range } from '../../../content/formats.ts'

type Props = {
  title: string
  /** From and to, in whole dollars. */
  cost: Range
  /** End of the scale, and the step between its marks, in whole dollars. */
  until: number
  step: number
}

/** Keeps the labels at the ends of the scale within it. */
const anchor = (share: number) => (share === 0 ? 'start' : share === 1 ? 'end' : 'middle')

/** A cost range on a scale in dollars, with every second mark labelled. */
export function CostRange({ title, cost, until, step }: Props) {
  const [from, to] = cost
  const marks = Array.from({ length: until / step + 1 }, (_, index) => index * step)
  const at = (dollars: number) => (dollars / until) * 600
  const last = marks.length - 1
  return (
    <div className="stack">
      <h3>{title}</h3>
      <p className="figure">{cadRange(cost)}</p>
      <svg viewBox="-4 0 608 66" aria-hidden="true" width="600">
        <rect y="14" width="600" height="6" rx="3" fill="var(--line)" />
        <rect data-grow x={at(from)} y="8" width={at(to) - at(from)} height="18" rx="9" fill="var(--gold)" />
        {marks.map((mark, index) => (
          <g key={mark} transform={`translate(${at(mark)} 0)`}>
            <path d="M0 32v7" stroke="var(--control-line)" />
            {index % 2 === 0 && (
              <text y="62" fontSize="26" fill="var(--ink-soft)" textAnchor={anchor(index / last)}>
                {cad(mark)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
