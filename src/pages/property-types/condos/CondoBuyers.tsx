import { condos } from '../../../../content/pages/property-types/condos.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './CondoBuyers.module.css'
import { Furniture } from './Furniture.tsx'

const { title, text, points } = condos.buyers

const ROOMS = ['living', 'bedroom', 'bathroom', 'kitchen'] as const

/** Four things to check, as the rooms of a floor plan: in a wide window with the corridor and the homes next to it. */
export function CondoBuyers() {
  return (
    <Section labelledBy="buyers-title">
      <SectionHeading id="buyers-title" title={title} lead={text} layout="above" />
      <div className={styles.floor}>
        <Core />
        <ul role="list" className={styles.plan}>
          {points.map((point, index) => (
            <li key={point.title} className="stack" data-gap="small">
              <Furniture room={ROOMS[index] ?? 'living'} />
              <h3 className="subheading">{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** The two elevators and the stairs at the corridor of the floor. */
const Core = () => (
  <svg className={styles.core} viewBox="0 0 420 80" fill="none" aria-hidden="true">
    <path
      d="M1 1h78v78H1zl78 78M79 1 1 79M87 1h78v78H87zl78 78m0-78L87 79M185 1h234v78H185zm0 39h208M211 1v78m26-78v78m26-78v78m26-78v78m26-78v78m26-78v78m26-78v78m26-78v78"
      stroke="currentcolor"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
