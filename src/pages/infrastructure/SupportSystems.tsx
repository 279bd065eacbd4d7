import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './SupportSystems.module.css'

const { id, label, title, intro, hours } = infrastructure.sections.supportSystems
const COLUMN = 160
const FIELD = { width: COLUMN * hours.length, height: 270, base: 252 }
/** Height of the curve's control points, which is a third more than its own. */
const CONTROL = 320

/** The middle of each hour's column, on the curve below. */
const dots = hours.map(({ time }, index) => {
  const share = (index + 0.5) / hours.length
  return { time, x: share * FIELD.width, y: FIELD.base - 3 * share * (1 - share) * CONTROL }
})
const { width, height, base } = FIELD
const arch = `M0 ${base}C${width / 3} ${base - CONTROL} ${(width / 3) * 2} ${base - CONTROL} ${width} ${base}`

/** A typical day's schedule: below an arch over its title where there is room, otherwise along a line. */
export function SupportSystems() {
  return (
    <>
      <div className="layers">
        <div className={`stack ${styles.title}`}>
          <p className="eyebrow">{label}</p>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={styles.arch}
          width="100%"
          overflow="visible"
          fill="none"
          aria-hidden="true"
        >
          <path d={`M0 ${base}H${width}`} stroke="var(--line)" strokeWidth="2" />
          <path data-draw pathLength="1" d={arch} stroke="var(--gold)" strokeWidth="3" />
          {dots.map(({ time, x, y }) => (
            <g key={time.machine}>
              <path d={`M${x} ${base}V${height}`} stroke="var(--line)" strokeWidth="2" />
              <circle
                data-light
                cx={x}
                cy={y}
                r="9"
                fill="var(--gold-bright)"
                stroke="var(--night)"
                strokeWidth="4"
              />
            </g>
          ))}
        </svg>
      </div>
      <ol className={`timeline ${styles.hours}`} role="list">
        {hours.map(({ time, text }) => (
          <li key={time.machine} className="stack" data-gap="small">
            <time className="figure-small" dateTime={time.machine}>
              {time.text}
            </time>
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
