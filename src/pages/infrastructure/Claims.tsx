import type { Claim } from '../../../content/page-schema.ts'
import styles from './Sections.module.css'

/** Figures that go with a text, on a line below it: they are no section's proof. */
export const Claims = ({ claims }: { claims: readonly Claim[] }) => (
  <ul className={`cluster ${styles.claims}`} role="list">
    {claims.map(({ figure, label }) => (
      <li key={label}>
        <strong>{figure}</strong> {label}
      </li>
    ))}
  </ul>
)
