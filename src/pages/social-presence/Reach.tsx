import { socialPresence } from '../../../content/pages/social-presence.ts'
import { LargeLink } from '../../ui/LargeLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Reach.module.css'

const { title, totals, cards } = socialPresence.reach

/** Four platforms as large links, with the audience of each; then the total reach. */
export function Reach() {
  return (
    <Section labelledBy="reach-title">
      <h2 id="reach-title" className={styles.title}>
        {title}
      </h2>
      <ul className="rows" data-strong data-closed role="list">
        {cards.map(({ platform, role, format, link }) => (
          <LargeLink key={platform} title={platform} destination={link}>
            <p className={styles.role}>{role}</p>
            <p className="note">{format}</p>
          </LargeLink>
        ))}
      </ul>
      <div className={`cluster ${styles.totals}`}>
        {totals.map((claim, index) => (
          <Stat key={claim.label} {...claim} size={index ? 'medium' : 'large'} />
        ))}
      </div>
    </Section>
  )
}
