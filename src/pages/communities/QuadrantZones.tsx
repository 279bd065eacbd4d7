import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { CommunityNames } from './CommunityNames.tsx'
import { byZone, inOrder, type Order } from './directory.ts'
import styles from './QuadrantZones.module.css'

const { zoneLabel } = communitiesPage.quadrants
const { countLabel } = communitiesPage.directory

type Props = {
  quadrant: Quadrant
  order?: Order
}

/** A quadrant's communities by zone, the zone of its name first. In a narrow window only that one starts open. */
export function QuadrantZones({ quadrant, order = 'byName' }: Props) {
  const isOwn = (zone: { id: string }) => zone.id === quadrant.id
  const zones = byZone(inOrder(quadrant.communities, order))
  return [...zones.filter(isOwn), ...zones.filter((zone) => !isOwn(zone))].map(
    ({ id, label, text, communities }) => (
      <div key={id} className={styles.zone}>
        <div className={styles.heading}>
          <h4 className="subheading">
            {label} {zoneLabel}
          </h4>
          <p className="figure-small accent" aria-hidden="true">
            {communities.length}
          </p>
        </div>
        <details className="fold" data-late open={id === quadrant.id}>
          <summary>
            <span className="visually-hidden">
              {quadrant.label}: {label} {zoneLabel}, {communities.length} {countLabel}
            </span>
          </summary>
          <p className="note">{text}</p>
          <CommunityNames communities={communities} />
        </details>
      </div>
    ),
  )
}
