import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { LayersFigure } from './LayersFigure.tsx'
import styles from './Luxury.module.css'

const { title, text, points, layers } = luxury.buyers

/** What a buyer should check behind the finish, with a drawing of the layers. */
export function LuxuryBuyers() {
  return (
    <Section labelledBy="buyers-title">
      <SectionHeading id="buyers-title" title={title} lead={text} layout="split" />
      <div className={styles.buyers}>
        <LayersFigure labels={layers} />
        <ul role="list">
          {points.map((point) => (
            <li key={point.title} className="stack" data-gap="small">
              <h3 className="subheading">{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
