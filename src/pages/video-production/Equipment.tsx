import { videoProduction } from '../../../content/pages/video-production.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './Equipment.module.css'

const { equipment } = videoProduction

/** The equipment, as a ticked checklist. */
export function Equipment() {
  return (
    <Section labelledBy="equipment-title">
      <h2 id="equipment-title" className={styles.title}>
        {equipment.title}
      </h2>
      <Split columns="2:1">
        <Scene scene={equipment.scene} className={`cover ${styles.scene}`} />
        <ul className={styles.items} role="list">
          {equipment.items.map(({ title, text }) => (
            <li key={title}>
              <svg
                overflow="visible"
                viewBox="0 0 20 20"
                fill="none"
                stroke="var(--ink-soft)"
                aria-hidden="true"
              >
                <path strokeWidth="1.25" d="M1.5 1.5h17v17h-17z" />
                <path stroke="var(--gold-text)" strokeWidth="2.5" d="m5 10.5 3.5 3.5L16 5" />
              </svg>
              <h3>{title}</h3>
              <p className="secondary">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}
