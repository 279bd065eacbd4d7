import { buyer } from '../../../content/pages/buyer.ts'
import { Actions } from '../../ui/Actions.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { KeyFigures } from '../guides/KeyFigures.tsx'
import styles from './BuyerHero.module.css'

const { eyebrow, title, lead, scene, claims, preApproval, secondary } = buyer.hero

/** The hero of the buyers' page; its primary action is a pre-approval. */
export function BuyerHero() {
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      look="backdrop"
      className={styles.hero}
      picture={<HeroScene scene={scene} height={1600} />}
      foot={<KeyFigures figures={claims} />}
    >
      <Actions actions={[preApproval, secondary]} />
    </PageHero>
  )
}
