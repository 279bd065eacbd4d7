import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { listId } from './directory.ts'
import styles from './ZoneMap.module.css'
import { AROUND, MIDDLE, mapZones, quarter, VIEW_BOX } from './zone-map.ts'

const { mapLabel, mapCaption } = communitiesPage.search

type Props = {
  /** Whether a community is lit and the others dimmed; null when all look the same. */
  isLit: ((name: string) => boolean) | null
  /** Whether a zone's list is on the page. */
  isListed: (zone: (typeof mapZones)[number]['id']) => boolean
  /** Whose quarter of the map is lit. */
  quadrant?: Quadrant | undefined
}

/**
 * The directory as a dot map: one dot for each community, clustered by zone. Each zone links to its list, and has
 * the number of its lit communities.
 */
export function ZoneMap({ isLit, isListed, quadrant }: Props) {
  return (
    <figure>
      <nav aria-label={mapLabel}>
        <svg
          className={styles.map}
          fill="oklch(88% 0.05 88)"
          role="presentation"
          viewBox={VIEW_BOX}
          width="100%"
          data-dimmed={isLit !== null || undefined}
          data-quadrant={quadrant?.id}
        >
          <radialGradient
            id="quarter"
            gradientUnits="userSpaceOnUse"
            cx={MIDDLE.x}
            cy={MIDDLE.y}
            r={AROUND.rx}
          >
            <stop stopColor="var(--gold)" stopOpacity="0.3" />
            <stop offset="1" stopColor="var(--gold)" stopOpacity="0.06" />
          </radialGradient>
          <linearGradient id="river" gradientUnits="userSpaceOnUse" x1="-70" x2="120" y1="0" y2="0">
            <stop stopColor="oklch(72% 0.075 225)" stopOpacity="0" />
            <stop offset="1" stopColor="oklch(72% 0.075 225)" stopOpacity="0.36" />
          </linearGradient>
          {quadrant && <path d={quarter(quadrant.id)} fill="url(#quarter)" />}
          <path
            fill="none"
            stroke="url(#river)"
            strokeWidth="4"
            strokeLinecap="round"
            d="M-80 222C20 236 70 196 150 204S262 186 302 222 316 308 304 350 348 454 430 462 640 440 1000 490M300 220C268 252 214 262 178 266S172 352 128 372 10 404-80 410"
          />
          {mapZones.map(({ id, label, at, points, area }) => {
            const count = points.filter(({ name }) => isLit?.(name) ?? true).length
            return (
              <a key={id} {...(isListed(id) && { href: `#${listId(id)}` })}>
                <rect {...area} fill="none" pointerEvents="all" rx="14" />
                {points.map(({ name, x, y }) => (
                  <circle key={name} cx={x} cy={y} r="3" data-lit={isLit?.(name) || undefined} />
                ))}
                <text {...at} fill={count > 0 ? 'var(--on-night)' : 'var(--ink-soft)'} textAnchor="middle">
                  {label} {count > 0 && <tspan fill="var(--gold-text)">{count}</tspan>}
                </text>
              </a>
            )
          })}
        </svg>
      </nav>
      <figcaption className={`note ${styles.caption}`}>{mapCaption}</figcaption>
    </figure>
  )
}
