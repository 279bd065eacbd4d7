import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './AltitudeChart.module.css'
import { axis, flights, leaders, lights, street } from './altitude-chart.ts'

const { title, intro, unit, ceilingMetres, ceilingLabel } = aerialVideos.features

/** Four flight heights to scale, from the legal ceiling to street level, with what each shows. */
export function AltitudeChart() {
  return (
    <Section tone="dark" labelledBy="heights-title">
      <SectionHeading id="heights-title" title={title} lead={intro} />
      <p className={`strong accent ${styles.ceiling}`}>
        {ceilingMetres}
        {'\u00a0'}
        {unit}, {ceilingLabel}
      </p>
      <div className={styles.chart}>
        <svg
          className={styles.drawing}
          viewBox="0 0 100 1000"
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
          stroke="var(--gold)"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path
            className={styles.street}
            fill="color-mix(in oklab, var(--gold) 42%, var(--night))"
            stroke="none"
            d={street}
          />
          <path className={styles.street} fill="var(--gold-bright)" stroke="none" d={lights} />
          <path
            stroke="color-mix(in oklab, var(--ink) 45%, transparent)"
            d={axis}
            vectorEffect="non-scaling-stroke"
          />
          {leaders.map(({ metres, path, from }) => (
            <g key={metres}>
              <path strokeDasharray="2 5" d={path} vectorEffect="non-scaling-stroke" />
              <path strokeWidth="13" d={from} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
        <ul className={styles.flights} role="list">
          {flights.map(({ metres, title, text }) => (
            <li key={metres}>
              <p className="figure-large accent">
                {metres}
                <span>
                  {'\u00a0'}
                  {unit}
                </span>
              </p>
              <div>
                <h3>{title}</h3>
                <p className="secondary">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
