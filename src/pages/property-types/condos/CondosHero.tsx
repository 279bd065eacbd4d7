import { condos, records } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import styles from './CondosHero.module.css'
import { TowersFigure } from './TowersFigure.tsx'

const { eyebrow, title, lead, actions } = condos.hero

/** By day: two towers beside what one buys in them. */
export function CondosHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb {...records.breadcrumb} />
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <Actions actions={[actions.search, actions.talk]} />
        </div>
        <TowersFigure />
      </div>
    </div>
  )
}
