import { team } from '../../../content/pages/team.ts'
import { Stat } from '../../ui/Stat.tsx'
import { TeamFigure } from './TeamFigure.tsx'
import styles from './TeamHero.module.css'

const { eyebrow, title, lead, claims } = team.hero

/** Who answers to whom, in words and drawn. */
export function TeamHero() {
  return (
    <div className={styles.band} data-tone="dark">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>
            {title.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <TeamFigure />
        <ul className={styles.claims} data-plain>
          {claims.map((claim) => (
            <li key={claim.label}>
              <Stat {...claim} size="small" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
