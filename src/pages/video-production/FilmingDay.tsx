import { videoProduction } from '../../../content/pages/video-production.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './FilmingDay.module.css'
import { dayLength, schedule } from './filming-day.ts'

const { title, intro, unit } = videoProduction.day
/** Without the end of the day, which takes no time. */
const timed = schedule.filter(({ lasts }) => lasts > 0)
const longest = Math.max(...schedule.map(({ lasts }) => lasts))

/** The schedule of a filming day, below a bar of it to scale. */
export function FilmingDay() {
  return (
    <Section tone="sunk" labelledBy="day-title">
      <div>
        <div className="stack">
          <h2 id="day-title">{title}</h2>
          <p className="secondary">{intro}</p>
        </div>
        <svg
          className={styles.day}
          viewBox={`0 0 ${dayLength - 1} 10`}
          preserveAspectRatio="none"
          width="100%"
          height="0.75rem"
          aria-hidden="true"
        >
          {timed.map(({ title, begins, lasts }) => (
            <rect
              key={title}
              data-grow
              fill={lasts === longest ? 'var(--gold)' : 'color-mix(in oklab, var(--ink) 22%, transparent)'}
              x={begins}
              width={lasts - 1}
              height="10"
            />
          ))}
        </svg>
        <ol className={`rows ${styles.schedule}`} data-strong role="list">
          {schedule.map(({ time, title, text, lasts }) => (
            <li key={title}>
              <p className="figure-small">
                <time dateTime={time.machine}>{time.text}</time>
              </p>
              <h3>{title}</h3>
              <p className="secondary">{text}</p>
              {lasts > 0 && (
                <p className={`note accent ${styles.lasts}`}>
                  {lasts} {unit}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
