import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Specialization.module.css'

const { purpose, rows } = infrastructure.sections.specialization

/** Who is responsible at each stage of a sale. */
export function Specialization() {
  return (
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
  )
}
