import { condos } from '../../../../content/pages/property-types/condos.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './CondoBuyers.module.css'

const { title, text, points } = condos.buyers

/** Four things to check, as the rooms of a floor plan. */
export function CondoBuyers() {
  return (
    <Section labelledBy="buyers-title">
      <SectionHeading id="buyers-title" title={title} lead={text} />
      <ul role="list" className={styles.plan}>
        {points.map((point) => (
          <li key={point.title} className="stack" data-gap="small">
            <h3 className="subheading">{point.title}</h3>
            <p className="secondary">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
