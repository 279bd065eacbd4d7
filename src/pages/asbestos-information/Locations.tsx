import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { OverflowTable } from '../../features/overflow/OverflowTable.tsx'
import { RiskBadge } from '../../ui/Badge.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { CutawayHouse } from './CutawayHouse.tsx'
import styles from './Locations.module.css'

const { id, title, text, caption, columns, rows } = asbestos.locations

/** Where asbestos was used: in a house as wide as the window, and in a table with the same numbers. */
export function Locations() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="full">
      <div className={styles.pair}>
        <div className={styles.house}>
          <CutawayHouse />
        </div>
        <OverflowTable
          caption={caption}
          columns={[{ label: columns.location }, { label: columns.period }, { label: columns.risk }]}
          rows={rows.map(({ location, period, risk }, index) => ({
            name: location,
            number: index + 1,
            cells: [period, <RiskBadge key={location} risk={risk} />],
          }))}
        />
      </div>
    </GuideSection>
  )
}
