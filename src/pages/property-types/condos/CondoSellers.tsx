import { condos } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import styles from './CondoSellers.module.css'

const { scene, title, text, points, actions } = condos.sellers

/** Advice for sellers, beside a picture that bleeds to the edge of the window. */
export function CondoSellers() {
  return (
    <section className={`band ${styles.band}`} data-tone="dark" aria-labelledby="sellers-title">
      <Scene scene={scene} className={`cover ${styles.scene}`} />
      <div className={`stack ${styles.words}`}>
        <h2 id="sellers-title">{title}</h2>
        <p className="lead">{text}</p>
        <ul role="list" className={styles.points}>
          {points.map((point) => (
            <li key={point.title} className="stack" data-gap="small">
              <h3>{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
        <Actions actions={[actions.list, actions.ask]} />
      </div>
    </section>
  )
}
