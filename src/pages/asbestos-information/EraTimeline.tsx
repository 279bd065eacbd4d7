import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './EraTimeline.module.css'
import { yearsInUse } from './years-in-use.ts'

const { id, title, text, eras } = asbestos.housing
const START = eras[0].from
const END = eras[2].to
/** Except the last, whose label would end beyond the scale. */
const decades = Array.from({ length: Math.floor((END - START) / 10) }, (_, index) => START + index * 10)
/** One unit for each year, as wide as there is room. */
const SCALE = { viewBox: `0 0 ${END - START} 1`, preserveAspectRatio: 'none' } as const

/** The likelihood of asbestos by year of construction, and when each material was in use, on one scale of years. */
export function EraTimeline() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="sunk" width="full">
      <div className={styles.chart}>
        <svg {...SCALE} aria-hidden="true" className={styles.bands}>
          {eras.map(({ period, from, to }, index) => (
            <rect
              key={period}
              className={styles.era}
              data-era={index}
              x={from - START}
              width={to - from}
              height="1"
            />
          ))}
        </svg>
        <div className={styles.years} aria-hidden="true">
          {decades.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        <ul className={styles.uses} role="list">
          {asbestos.locations.rows.map(({ location, period }) => {
            const { from, to } = yearsInUse(period)
            return (
              <li key={location}>
                <span>{location}</span>
                <svg {...SCALE} aria-hidden="true">
                  <rect data-grow x={from - START} width={to - from} height="1" />
                </svg>
                <small className="secondary">{period}</small>
              </li>
            )
          })}
        </ul>
      </div>
      <ol className={styles.eras} role="list">
        {eras.map(({ period, likelihood, text }, index) => (
          <li key={period} className={styles.era} data-era={index}>
            <h3 className="subheading">{period}</h3>
            <p className={`strong ${styles.likelihood}`}>{likelihood}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}
