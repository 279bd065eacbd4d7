import { home } from '../../../content/pages/home.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Achievements.module.css'

const { label, phrases } = home.achievements

/** The team's achievements as one text in large type. */
export function Achievements() {
  return (
    <Section labelledBy="achievements-title">
      <h2 id="achievements-title" className="eyebrow" data-line>
        {label}
      </h2>
      <p className={styles.text}>
        {phrases.map(({ before, claim, after }) => (
          <span key={claim.label}>
            {before} <strong>{claim.figure}</strong> {claim.label}
            {after}{' '}
          </span>
        ))}
      </p>
    </Section>
  )
}
