import { communitiesPage } from '../../../content/pages/communities.ts'
import { Scene } from '../../ui/Scene.tsx'
import { CommunityNames } from './CommunityNames.tsx'
import { listId, type Zone } from './directory.ts'
import styles from './ZoneIndex.module.css'
import { closeUp, lightsId, outlineOf, SMALL_VIEW_BOX } from './zone-map.ts'

const { countLabel, outside, outsidePicture } = communitiesPage.directory

/** Zones side by side in a wide window: the directory's nine, row by row. */
const ROWS = [1, 2, 3, 1, 2]
/** The zone outside the city limits. */
const OUTSIDE = 'surrounding'
const PAIR = { className: `split ${styles.row}`, 'data-columns': '1:2' }
const EQUAL = { className: `tiles ${styles.row}`, 'data-min': 'large' }

type Props = {
  zones: readonly Zone[]
  /** Whether these are the matches of a search, which are open in any window. */
  filtering: boolean
  /** Whether all are closed, as below the list of a quadrant. */
  folded: boolean
}

/** The communities by zone. In a narrow window each zone is closed until it is chosen, here or on the map. */
export function ZoneIndex({ zones, filtering, folded }: Props) {
  if (filtering)
    return (
      <div {...EQUAL}>
        {zones.map((zone) => (
          <ZoneList key={zone.id} {...zone} found />
        ))}
      </div>
    )
  if (folded)
    return (
      <div {...EQUAL} data-folded>
        {zones.map((zone) => (
          <ZoneList key={zone.id} {...zone} />
        ))}
      </div>
    )
  return ROWS.map((size, index) => {
    const shown = ROWS.slice(0, index).reduce((sum, one) => sum + one, 0)
    const row = zones.slice(shown, shown + size)
    return (
      <div key={row[0]?.id} {...(size === 2 ? PAIR : EQUAL)}>
        {row.map((zone) => (
          <ZoneList key={zone.id} {...zone} wide={size === 1} picture={zone.id === OUTSIDE} />
        ))}
      </div>
    )
  })
}

type ListProps = Zone & {
  /** Whether these communities are the matches of a search. */
  found?: boolean
  /** The zone's name beside its communities, where there is room. */
  wide?: boolean
  /** In a wide window the land beside its communities. */
  picture?: boolean
}

function ZoneList({ id, label, text, communities, found = false, wide = false, picture = false }: ListProps) {
  return (
    <section
      className={`${styles.zone} ${wide ? 'split' : ''}`}
      data-columns={wide ? '1:2' : undefined}
      data-land={picture || undefined}
      aria-labelledby={`${listId(id)}-title`}
    >
      <div className={styles.heading}>
        <h3 id={`${listId(id)}-title`} className={`heading ${styles.name}`}>
          {label}
        </h3>
        <p className="figure-small accent" aria-hidden="true">
          {communities.length}
        </p>
        {id !== OUTSIDE && <SmallMap zone={id} />}
        {id !== OUTSIDE && wide && <LargeMap zone={id} />}
      </div>
      <details className="fold" data-late open={found}>
        <summary>
          <span className="visually-hidden">
            {label}, {communities.length} {countLabel}
          </span>
        </summary>
        <p className={`note ${wide || found ? '' : styles.text}`}>
          {!found && text} {id === OUTSIDE && outside}
        </p>
        {/* The fragment is inside the details, so that browsers open them. */}
        <CommunityNames id={listId(id)} communities={communities} />
      </details>
      {picture && <Scene scene={outsidePicture} className={styles.land} />}
    </section>
  )
}

/** The zone's place in the city, with the lights that are found or pointed at. */
function SmallMap({ zone }: { zone: Zone['id'] }) {
  return (
    <svg className={styles.map} viewBox={SMALL_VIEW_BOX} aria-hidden="true">
      <use href="#outline" className={styles.city} />
      <path d={outlineOf(zone)} className={styles.own} />
      <use href={`#${lightsId(zone)}`} />
    </svg>
  )
}

/** The zone and all of its lights, beside a list in a wide window. */
function LargeMap({ zone }: { zone: Zone['id'] }) {
  return (
    <svg className={`${styles.map} ${styles.large}`} viewBox={closeUp(zone)} aria-hidden="true">
      <use href="#outline" className={styles.border} />
      <use href="#outline" className={styles.city} />
      <path d={outlineOf(zone)} className={styles.own} />
      <use href="#rivers" className={styles.rivers} />
      <use href={`#${lightsId(zone)}`} />
    </svg>
  )
}
