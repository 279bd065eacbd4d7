import { cad } from '../../../content/formats.ts'
import { guideLabels } from '../../../content/guides/labels.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Facts } from '../guides/Facts.tsx'
import styles from './HomeCostsHero.module.css'
import { Receipt } from './Receipt.tsx'
import { monthlyTotal } from './worked-example.ts'

const { hero, keyFigures } = homeCosts

/** The hero, with one month's costs as a receipt. */
export function HomeCostsHero() {
  return (
    <PageHero
      title={hero.title}
      lead={hero.lead(cad(monthlyTotal / 100))}
      look="aside"
      tone="sunk"
      className={styles.hero}
      breadcrumb={<Breadcrumb parents={[guideLabels.home]} current={hero.eyebrow} />}
      picture={<Receipt />}
    >
      <div className={styles.figures}>
        <Facts size="large" facts={keyFigures.map(({ label, figure }) => ({ label, value: figure }))} />
      </div>
    </PageHero>
  )
}
