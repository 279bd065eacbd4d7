import { cad } from '../../../content/formats.ts'
import { guideLabels } from '../../../content/guides/labels.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import styles from './HomeCostsHero.module.css'
import { Receipt } from './Receipt.tsx'
import { monthlyTotal } from './worked-example.ts'

const { hero, keyFigures } = homeCosts

/** The opening: what this is about, and a month of it on paper. */
export function HomeCostsHero() {
  return (
    <div className={styles.top}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb parents={[guideLabels.home]} current={hero.eyebrow} />
          <h1>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead(cad(monthlyTotal / 100))}</p>
          <dl className={styles.figures}>
            {keyFigures.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Receipt />
      </div>
    </div>
  )
}
