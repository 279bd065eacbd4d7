import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Overview.module.css'

const { text, claims } = infrastructure.sections.overview

export function Overview() {
  return (
    <div className={styles.columns}>
      <p className={styles.text}>{text}</p>
      <ul className={styles.claims} data-plain>
        {claims.map((claim) => (
          <li key={claim.label}>
            <Stat {...claim} size="large" />
          </li>
        ))}
      </ul>
    </div>
  )
}
