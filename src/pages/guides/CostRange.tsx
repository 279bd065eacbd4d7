import { cad, cadRange, type Range } from '../../../content/formats.ts'
import styles from './CostRange.module.css'

type Props = {
  title: string
  /** Whole dollars, from and to. */
  cost: Range
  /** End of the scale, and the distance of its marks, in whole dollars. */
  until: number
  step: number
}

/** What something costs, as a band on a scale of dollars. */
export function CostRange({ title, cost, until, step }: Props) {
  const [from, to] = cost
  const marks = Array.from({ length: until / step + 1 }, (_, index) => index * step)
  const at = (dollars: number) => (dollars / until) * 600
  return (
    <div className={styles.range}>
      <h3>{title}</h3>
      <p className={styles.figure}>{cadRange(cost)}</p>
      <svg viewBox="-4 0 640 62" aria-hidden="true">
        <rect className={styles.track} x="0" y="14" width="600" height="6" rx="3" />
        <rect className={styles.band} x={at(from)} y="8" width={at(to) - at(from)} height="18" rx="9" />
        {marks.map((mark) => (
          <g key={mark} transform={`translate(${at(mark)} 0)`}>
            <path d="M0 32v7" />
            <text y="57">{cad(mark)}</text>
          </g>
        ))}
      </svg>
    </div>
  )
}
