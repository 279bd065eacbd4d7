import { sourceOf } from '../../../content/claims.ts'
import { home } from '../../../content/pages/home.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Achievements.module.css'

const { label, statement, claims } = home.achievements

/** What the team's achievements are worth to a seller, in large type, and beside it the achievements. */
export function Achievements() {
  return (
    <Section labelledBy="achievements-title">
      <div className="split" data-columns="7:5" data-align="end">
        <div>
          <h2 id="achievements-title" className="eyebrow">
            {label}
          </h2>
          <p className={styles.statement}>{statement}</p>
        </div>
        <ul role="list" className={styles.claims}>
          {claims.map((claim) => (
            <li key={claim.label}>
              <strong>{claim.figure}</strong> {claim.label}
              {sourceOf(claim)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
