import { team } from '../../../content/pages/team.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { TeamFigure } from './TeamFigure.tsx'
import styles from './TeamHero.module.css'

const { eyebrow, title, lead, claims } = team.hero

/** The hero, with a drawing of how the team is organized. */
export function TeamHero() {
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title.map((sentence) => (
        <span key={sentence} className={styles.sentence}>
          {sentence}{' '}
        </span>
      ))}
      lead={lead}
      look="aside"
      tone="sunk"
      picture={<TeamFigure />}
      foot={
        <ul className="tiles ruled-above" data-thirds role="list">
          {claims.map((claim) => (
            <li key={claim.label}>
              <Stat {...claim} size="small" />
            </li>
          ))}
        </ul>
      }
    />
  )
}
