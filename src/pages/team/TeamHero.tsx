import { team } from '../../../content/pages/team.ts'
import { Actions } from '../../ui/Actions.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { StatList } from '../../ui/StatList.tsx'
import styles from './TeamHero.module.css'

const { eyebrow, title, lead, claims, scene } = team.hero

/** The hero, in the room where the team is around its table. */
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
      look="backdrop"
      className={styles.hero}
      picture={<Scene scene={scene} loading="eager" />}
      foot={<StatList stats={claims} size="small" />}
    >
      <Actions actions={[team.closing.action]} />
    </PageHero>
  )
}
