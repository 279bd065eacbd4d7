import { sourceOf } from '../../../content/claims.ts'
import { home } from '../../../content/pages/home.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Achievements.module.css'

const { label, statement, claims, smallPrint } = home.achievements

/** What the team's achievements are worth to a seller, on the ground of the hero's figures; below it, as one line, the achievements. */
export function Achievements() {
  return (
    <Section tone="dark" labelledBy="achievements-title" className={styles.section}>
      <h2 id="achievements-title" className={styles.statement}>
        {statement}
      </h2>
      <div className={styles.line}>
        <p id="achievements-label" className="eyebrow">
          {label}
        </p>
        <ul role="list" aria-labelledby="achievements-label">
          {claims.map((claim) => (
            <li key={claim.label}>
              <strong>{claim.figure}</strong> {claim.label}
              {sourceOf(claim)}
            </li>
          ))}
        </ul>
      </div>
      <p className="note">{smallPrint}</p>
    </Section>
  )
}
