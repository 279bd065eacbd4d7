import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { HomeProof } from '../../../ui/HomeProof.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './LuxuryProof.module.css'

const { title, homes, person } = luxury.proof

/** Three homes, and the specialist. */
export function LuxuryProof() {
  return (
    <Section labelledBy="proof-title">
      <h2 id="proof-title">{title}</h2>
      <ul className={`tiles ${styles.homes}`} role="list">
        {homes.map((home) => (
          <li key={home.neighbourhood}>
            <HomeProof {...home} level={3} />
          </li>
        ))}
      </ul>
      <div className={styles.person}>
        <Portrait person={person} size="large">
          <p>{person.specialty}</p>
        </Portrait>
      </div>
    </Section>
  )
}
