import { homeCosts } from '../../../content/pages/home-costs.ts'
import styles from './HouseYear.module.css'

const { title, months } = homeCosts.year
const [WIDTH, HEIGHT] = [1200, 100]
/** A January bill is twice one of July, and between them it follows the cold. */
const bill = (share: number) => 0.75 + 0.25 * Math.cos(share * 2 * Math.PI)
/** January's middle is the highest point. */
const point = (step: number) => `${step} ${Math.round((1 - bill(step / WIDTH - 1 / 24)) * HEIGHT * 10) / 10}`
const curve = Array.from({ length: WIDTH / 25 + 1 }, (_, index) => point(index * 25)).join('L')

/** The twelve months from one edge of the window to the other: utilities as a curve, and what else falls due. */
export function HouseYear() {
  return (
    <figure className={`screen-only ${styles.year}`} aria-label={title}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="var(--gold)" opacity="0.24" d={`M${curve}V${HEIGHT}H0z`} />
        <path
          data-draw
          pathLength="1"
          fill="none"
          stroke="var(--gold)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          d={`M${curve}`}
        />
      </svg>
      <ol className={styles.months} role="list">
        {months.map((month) => (
          <li key={month.name} data-due={'note' in month || undefined}>
            {'note' in month && <p>{month.note}</p>}
            <span className="label">{month.name}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
