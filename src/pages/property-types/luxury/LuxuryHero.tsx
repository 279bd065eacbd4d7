import { luxury, records } from '../../../../content/pages/property-types/luxury.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { EstateFigure } from './EstateFigure.tsx'
import styles from './LuxuryHero.module.css'

const { eyebrow, title, lead, badges, actions } = luxury.hero

/** A title between the arches, over one lit house. */
export function LuxuryHero() {
  return (
    <div className={styles.hero}>
      <EstateFigure />
      <div className={styles.inner}>
        <Breadcrumb {...records.breadcrumb} />
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Actions actions={[actions.browse, actions.partner, actions.talk]} />
      </div>
      <ul data-plain className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
    </div>
  )
}
