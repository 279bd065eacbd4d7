import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Specialization.module.css'

const { purpose, rows, claim } = infrastructure.sections.specialization

/** From hand to hand: each stage begins where the one before has come to. */
export function Specialization() {
  return (
    <>
      <ol className={styles.relay} data-plain>
        {rows.map(([stage, who, sake]) => (
          <li key={stage}>
            <h3>{stage}</h3>
            <p className={styles.who}>{who}</p>
            <p className={styles.sake}>
              {purpose} {sake}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.claim}>
        <Stat {...claim} />
      </div>
    </>
  )
}
