import { buyer } from '../../../content/pages/buyer.ts'
import { Actions } from '../../ui/Actions.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './BuyerHero.module.css'

const { eyebrow, title, lead, scene, claims, preApproval, secondary } = buyer.hero

/** The hero of the buyers' page; its primary action is a pre-approval. */
export function BuyerHero() {
  return (
    <PageHero eyebrow={eyebrow} title={title} lead={lead} picture={<HeroScene scene={scene} />}>
      <Actions actions={[preApproval, secondary]} />
      <ul className={styles.claims} data-plain>
        {claims.map((claim) => (
          <li key={claim.label}>
            <Stat {...claim} size="small" />
          </li>
        ))}
      </ul>
    </PageHero>
  )
}
