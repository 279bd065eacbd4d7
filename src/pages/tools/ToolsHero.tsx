import { mortgageCopy } from '../../../content/calculators/copy.ts'
import { tools } from '../../../content/pages/tools.ts'
import { deferred } from '../../loading/deferred.tsx'
import { Actions } from '../../ui/Actions.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import styles from './ToolsHero.module.css'

const { eyebrow, title, lead, scene, ownLabel, actions } = tools.hero

const PaymentExample = deferred(() =>
  import('./PaymentExample.tsx').then(({ PaymentExample }) => PaymentExample),
)

/** The hero: somebody at an adding machine, and below it what the calculator of this page answers. */
export function ToolsHero() {
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      look="edge"
      tone="sunk"
      className={styles.hero}
      picture={
        <>
          <HeroScene scene={scene} width={1600} height={1600} />
          <div className={styles.answer} data-tone="dark">
            <PaymentExample />
          </div>
        </>
      }
    >
      <Actions actions={[{ label: ownLabel, href: `#${mortgageCopy.id}` }, ...actions]} />
    </PageHero>
  )
}
