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
  const at = (dollars: number) => `${(dollars / until) * 100}%`
  const last = marks.length - 1
  return (
    <div className="stack">
      <h3>{title}</h3>
      <p className="figure">{cadRange(cost)}</p>
      <svg className="note" width="100%" height="52" overflow="visible" aria-hidden="true">
        <rect y="6" width="100%" height="6" rx="3" fill="var(--line)" />
        <rect data-grow x={at(from)} width={at(to - from)} height="18" rx="9" fill="var(--gold)" />
        {marks.map((mark, index) => (
          <g key={mark}>
            <line x1={at(mark)} x2={at(mark)} y1="22" y2="28" stroke="var(--control-line)" />
            {index % 2 === 0 && (
              <text x={at(mark)} y="48" fill="var(--ink-soft)" textAnchor={anchor(index / last)}>
                {cad(mark)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
