import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Personas.module.css'
import { PresentationSection } from './PresentationSection.tsx'

const { personas } = listingPresentation
const { labels } = personas

/** Five portraits without faces: an arch, a name set large, and what that buyer thinks about. */
export function Personas() {
  return (
    <PresentationSection part={personas} tone="sunk">
      <ul className={styles.wall} data-plain>
        {personas.items.map(({ name, scene, ...facts }) => (
          <li key={name}>
            <div className={styles.portrait}>
              <Scene scene={scene} className={styles.scene} />
              <h3>{name}</h3>
            </div>
            <dl>
              {(['looksFor', 'worriesAbout', 'shownFirst'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{labels[fact]}</dt>
                  <dd>{facts[fact]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{personas.note}</p>
    </PresentationSection>
  )
}
