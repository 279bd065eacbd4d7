import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Specialization.module.css'

const { purpose, rows, scene } = infrastructure.sections.specialization

/** Who is responsible at each stage of a sale, below a house with a room for each stage, in the same places. */
export function Specialization() {
  return (
    <div className={styles.house}>
      <Scene scene={scene} described className={`cover ${styles.picture}`} />
      <ol className={`timeline ${styles.stages}`} role="list">
        {rows.map(([stage, who, sake]) => (
          <li key={stage} className="column" data-gap="small">
            <h3 className="subheading">{stage}</h3>
            <p className="strong">{who}</p>
            <p className="secondary">
              {purpose} {sake}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
