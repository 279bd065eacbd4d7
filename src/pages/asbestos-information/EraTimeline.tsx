import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './EraTimeline.module.css'

const { id, title, text, eras } = asbestos.housing
const START = eras[0].from
const END = eras[2].to
const YEAR = 10
const decades = Array.from({ length: Math.floor((END - START) / 10) + 1 }, (_, index) => START + index * 10)
const at = (year: number) => (year - START) * YEAR

/** The likelihood of asbestos by year of construction. */
export function EraTimeline() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="sunk" width="full">
      <svg
        className={styles.line}
        viewBox={`-2 0 ${at(END) + 4} 122`}
        fontSize="17"
        width="100%"
        overflow="visible"
        aria-hidden="true"
      >
        {eras.map(({ period, from, to }, index) => (
          <rect
            key={period}
            className={styles.era}
            data-era={index}
            data-grow
            x={at(from)}
            y={[0, 30, 58][index]}
            width={at(to) - at(from) - 3}
            height={[74, 44, 16][index]}
          />
        ))}
        <path
          stroke="var(--ink)"
          d={`M0 78H${at(END)}${decades.map((year) => `M${at(year)} 78v8`).join('')}`}
        />
        {decades.map((year) => (
          <text
            key={year}
            x={at(year)}
            y="114"
            fill="var(--ink-soft)"
            textAnchor={year === START ? 'start' : 'middle'}
          >
            {year}
          </text>
        ))}
      </svg>
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
