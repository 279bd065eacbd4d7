import { videoProduction } from '../../../content/pages/video-production.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Equipment.module.css'

const { equipment, hero } = videoProduction

/** What is packed, as a list with its boxes ticked. */
export function Equipment() {
  return (
    <Section labelledBy="equipment-title">
      <div className={styles.packing}>
        <div className={styles.head}>
          <h2 id="equipment-title">{equipment.title}</h2>
          <Scene scene={hero.scene} className={styles.scene} />
        </div>
        <ul className={styles.bags} data-plain>
          {equipment.items.map(({ title, text }) => (
            <li key={title}>
              <svg className={styles.box} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M1.5 1.5h17v17h-17z" />
                <path d="m5 10.5 3.5 3.5L16 5" />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
