import { condos, records } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { HeroScene } from '../../../ui/HeroScene.tsx'
import { PageHero } from '../../../ui/PageHero.tsx'
import styles from './CondosHero.module.css'

const { title, lead, actions } = condos.hero

export function CondosHero() {
  return (
    <PageHero
      breadcrumb={<Breadcrumb {...records.breadcrumb} />}
      title={title}
      lead={lead}
      look="backdrop"
      className={styles.hero}
      picture={<HeroScene scene="hero-condos" height={1600} />}
    >
      <Actions actions={[actions.search, actions.talk]} />
    </PageHero>
  )
}
