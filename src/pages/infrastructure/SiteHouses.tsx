import { type SisterSite, sitesInCategory } from '../../../content/sister-sites/directory.ts'
import styles from './Community.module.css'

/** Of a house, with the space beside and above it. */
const CELL = { width: 15, height: 20 }
const HOUSE = 'v-8h-1l6.5-6 6.5 6h-1v8h-4v-5h-3v5z'
const IN_A_ROW = 11

/** A house for each sister site of one category, in rows from the ground up. */
export function SiteHouses({ category }: Pick<SisterSite, 'category'>) {
  const sites = sitesInCategory(category)
  const height = Math.ceil(sites.length / IN_A_ROW) * CELL.height
  const houses = sites.map(
    (_, index) =>
      `M${1 + (index % IN_A_ROW) * CELL.width} ${height - Math.floor(index / IN_A_ROW) * CELL.height}${HOUSE}`,
  )
  return (
    <svg viewBox={`0 0 ${IN_A_ROW * CELL.width} ${height}`} className={styles.houses} aria-hidden="true">
      <path d={houses.join('')} fill="var(--gold)" />
    </svg>
  )
}
