import { ArrowUpRight } from 'lucide-react'
import { socialPresence } from '../../../content/pages/social-presence.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Reach.module.css'

const { title, totals, cards } = socialPresence.reach

/** Four platforms by name, as large as a line allows, and who is found on each; then what they reach together. */
export function Reach() {
  return (
    <Section labelledBy="reach-title">
      <h2 id="reach-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.platforms} data-plain>
        {cards.map(({ platform, role, format, link }) => (
          <li key={platform}>
            <h3>
              <PageLink destination={link}>{platform}</PageLink>
            </h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.format}>{format}</p>
            <ArrowUpRight className={styles.arrow} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        {totals.map((claim, index) => (
          <Stat key={claim.label} {...claim} size={index ? 'medium' : 'large'} />
        ))}
      </div>
    </Section>
  )
}
