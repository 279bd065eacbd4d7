/** The directory as a dot map: one dot for each community, clustered by zone, in a 400 by 430 viewBox. */
import type { ZoneId } from '../../../content/communities/directory.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { matchesQuery } from '../../../machines/community-search.ts'
import { zones } from './directory.ts'
import styles from './ZoneMap.module.css'

type Point = { x: number; y: number }

const CENTRES: Record<Exclude<ZoneId, 'surrounding'>, Point> = {
  north: { x: 206, y: 88 },
  northwest: { x: 102, y: 112 },
  northeast: { x: 306, y: 118 },
  central: { x: 196, y: 192 },
  east: { x: 300, y: 222 },
  southwest: { x: 86, y: 238 },
  south: { x: 176, y: 316 },
  southeast: { x: 284, y: 328 },
}
const AROUND = { x: 200, y: 216, rx: 186, ry: 200 }
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const STEP = 7.2

const whole = (value: number) => Math.round(value * 10) / 10

/** A sunflower spiral, which packs points closely without overlap. */
function inCluster({ x, y }: Point, index: number): Point {
  const reach = STEP * Math.sqrt(index + 0.6)
  return {
    x: whole(x + reach * Math.cos(index * GOLDEN_ANGLE)),
    y: whole(y + reach * Math.sin(index * GOLDEN_ANGLE)),
  }
}

function around(index: number, count: number): Point {
  const angle = (index / count) * 2 * Math.PI - 1.2
  const reach = index % 2 ? 1 : 0.95
  return {
    x: whole(AROUND.x + AROUND.rx * reach * Math.cos(angle)),
    y: whole(AROUND.y + AROUND.ry * reach * Math.sin(angle)),
  }
}

const clusters = zones.map(({ id, label, communities }) => ({
  id,
  label: id === 'surrounding' ? null : { text: label, ...above(CENTRES[id], communities.length) },
  points: communities.map(({ name }, index) => ({
    name,
    ...(id === 'surrounding' ? around(index, communities.length) : inCluster(CENTRES[id], index)),
  })),
}))

function above({ x, y }: Point, count: number): Point {
  return { x, y: whole(y - STEP * Math.sqrt(count) - 8) }
}

/** Highlights the communities that match `query`; with null, all look the same. */
export function ZoneMap({ query }: { query: string | null }) {
  return (
    <figure>
      <svg
        className={styles.map}
        viewBox="0 0 400 430"
        width="100%"
        aria-hidden="true"
        data-filtering={query !== null || undefined}
      >
        <path
          fill="none"
          stroke="oklch(72% 0.075 225 / 34%)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M-4 158c56 16 88-14 138 12s78 6 112 32 18 66-8 98 8 76 62 134M246 202c-38 22-66 8-98 42s-78 30-152 62"
        />
        {clusters.map(({ id, label, points }) => (
          <g key={id}>
            {points.map(({ name, x, y }) => (
              <circle
                key={name}
                cx={x}
                cy={y}
                r="2.4"
                data-lit={(query !== null && matchesQuery(name, query)) || undefined}
              />
            ))}
            {label && (
              <text
                x={label.x}
                y={label.y}
                fill="var(--on-night-soft)"
                fontSize="11.5"
                fontWeight="600"
                textAnchor="middle"
              >
                {label.text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={`note ${styles.caption}`}>{communitiesPage.search.mapCaption}</figcaption>
    </figure>
  )
}
