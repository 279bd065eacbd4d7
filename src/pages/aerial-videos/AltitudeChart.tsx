import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './AltitudeChart.module.css'
import { axis, flights, leads, street } from './altitude-chart.ts'

const { title, intro, unit, ceilingMetres, ceilingLabel } = aerialVideos.features

/** Four heights to scale, from the legal ceiling down to the street, and the question that each answers. */
export function AltitudeChart() {
  return (
    <Section tone="dark" labelledBy="heights-title">
      <SectionHeading id="heights-title" title={title} lead={intro} layout="split" />
      <p className={styles.ceiling}>
        <strong>
          {ceilingMetres} {unit}
        </strong>{' '}
        {ceilingLabel}
      </p>
      <div className={styles.ladder}>
        <svg className={styles.drawing} viewBox="0 0 100 1000" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.street} d={street} />
          <path className={styles.axis} d={axis} vectorEffect="non-scaling-stroke" />
          {leads.map(({ metres, path, from }) => (
            <g key={metres}>
              <path className={styles.lead} d={path} vectorEffect="non-scaling-stroke" />
              <path className={styles.drone} d={from} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
        <ul className={styles.flights} data-plain>
          {flights.map(({ metres, title, text }) => (
            <li key={metres}>
              <p className={styles.metres}>
                {metres} <span>{unit}</span>
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
