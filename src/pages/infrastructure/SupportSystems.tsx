import { clock } from '../../../content/formats.ts'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './SupportSystems.module.css'

const { hours } = infrastructure.sections.supportSystems
const FIELD = { width: 920, height: 190, left: 24, right: 896, base: 170, rise: 145 }

const first = hours[0].time
const last = Math.max(...hours.map(({ time }) => time))

/** The point on the arch at a fraction of the day, 0 for the first hour and 1 for the last. */
function onArch(share: number) {
  const x = FIELD.left + share * (FIELD.right - FIELD.left)
  return { x: Math.round(x), y: Math.round(FIELD.base - FIELD.rise * Math.sin(share * Math.PI)) }
}
const arch = Array.from({ length: 49 }, (_, index) => onArch(index / 48))
  .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
  .join('')

/** A typical day's schedule, with an arch above it. */
export function SupportSystems() {
  return (
    <>
      <svg
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        className={styles.arch}
        fill="none"
        aria-hidden="true"
      >
        <path d={`M0 ${FIELD.base}H${FIELD.width}`} stroke="var(--line)" strokeWidth="2" />
        <path data-draw pathLength="1" d={arch} stroke="var(--gold)" strokeWidth="3" />
        {hours.map(({ time }) => {
          const { x, y } = onArch((time - first) / (last - first))
          return (
            <g key={time}>
              <path
                d={`M${x} ${y}V${FIELD.base}`}
                stroke="var(--line)"
                strokeWidth="2"
                strokeDasharray="2 7"
              />
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
          )
        })}
      </svg>
      <ol className={`tiles ${styles.hours}`} data-plain>
        {hours.map(({ time, text }) => (
          <li key={time} className="stack" data-gap="small">
            <time className="figure-small" dateTime={clock(time).padStart(5, '0')}>
              {clock(time)}
            </time>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
