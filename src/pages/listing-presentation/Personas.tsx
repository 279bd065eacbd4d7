import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Personas.module.css'
import { PresentationSection } from './PresentationSection.tsx'

const { personas } = listingPresentation
const { labels } = personas

/** Five types of buyers: what they look for, worry about and are shown first. */
export function Personas() {
  return (
    <PresentationSection part={personas} layout="stacked">
      <ul className={`tiles ${styles.buyers}`} role="list">
        {personas.items.map(({ name, scene, ...facts }) => (
          <li key={name} className="folds">
            <div className={`captioned ${styles.portrait}`} data-tone="dark">
              <Scene scene={scene} />
              <h3 className="subheading">{name}</h3>
            </div>
            <Fold label={`${name}: ${Object.values(labels).join(', ')}`}>
              <dl className="rows">
                {(['looksFor', 'worriesAbout', 'shownFirst'] as const).map((fact) => (
                  <div key={fact}>
                    <dt className="eyebrow">{labels[fact]}</dt>
                    <dd className="note">{facts[fact]}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </li>
        ))}
      </ul>
      <p className="note" data-line>
        {personas.note}
      </p>
    </PresentationSection>
  )
}
