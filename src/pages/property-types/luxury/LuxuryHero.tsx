import { luxury, records } from '../../../../content/pages/property-types/luxury.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { HeroScene } from '../../../ui/HeroScene.tsx'
import { PageHero } from '../../../ui/PageHero.tsx'
import styles from './LuxuryHero.module.css'

const { title, lead, badges, actions } = luxury.hero

export function LuxuryHero() {
  return (
    <PageHero
      breadcrumb={<Breadcrumb {...records.breadcrumb} />}
      title={title}
      lead={lead}
      look="foot"
      lags={false}
      picture={<HeroScene scene="hero-luxury" className={styles.picture} height={900} />}
      foot={
        <ul role="list" className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge} className={`strong ${styles.badge}`}>
              {badge}
            </li>
          ))}
        </ul>
      }
    >
      <div className={styles.actions}>
        <Actions actions={[actions.browse, actions.partner, actions.talk]} />
      </div>
    </PageHero>
  )
}
