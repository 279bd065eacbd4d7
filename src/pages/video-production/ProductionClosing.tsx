import { videoProduction } from '../../../content/pages/video-production.ts'
import { site } from '../../../content/site.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './ProductionClosing.module.css'

const { title, text, callAction } = videoProduction.closing

/** The last word is a number to call, as large as a title. */
export function ProductionClosing() {
  return (
    <Section tone="sunk" labelledBy="closing-title">
      <div className={styles.closing}>
        <h2 id="closing-title">{title}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.call}>
          <a href={site.phone.href}>
            <span>{callAction}</span> {site.phone.display}
          </a>
        </p>
      </div>
    </Section>
  )
}
