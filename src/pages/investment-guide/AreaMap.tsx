import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import scene from '../../assets/scenes/area-map.svg'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import styles from './Areas.module.css'

const { map, river, items } = investmentGuide.areas

/**
 * The areas in the order of the content, in kilometres east and north of downtown, as the map of lights has them, and
 * on which side of its number the name has room.
 */
const PLACES = [
  [-0.4, -1.3, 'below'],
  [-5.3, 3.7, 'right'],
  [8.1, -19.9, 'left'],
  [-9.3, 3.9, 'left'],
  [8.2, 8.9, 'right'],
  [6.4, -1.5, 'right'],
  [3.5, 26.2, 'right'],
] as const
/** Where a name begins or ends, from its number. */
const NAME = {
  left: { x: -26, y: 7, textAnchor: 'end' },
  right: { x: 26, y: 7, textAnchor: 'start' },
  below: { x: 0, y: 44, textAnchor: 'middle' },
} as const

/** Of the drawing. */
const KILOMETRE = 13.6
const DOWNTOWN = { x: 342, y: 414 }

/** Calgary and Airdrie at night, with the Bow, the Elbow and the highway between the two; the areas by number and name. */
export function AreaMap() {
  return (
    <div className="card" data-tone="dark">
      <img className="cover" src={scene} alt="" width={640} height={760} loading="lazy" />
      <svg
        viewBox="0 0 640 760"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        role="img"
        aria-label={map}
      >
        <text x="146" y="314" fontSize="26" fontFamily="var(--display)" fill="var(--glacier)">
          {river}
        </text>
        {PLACES.map(([east, north, side], index) => {
          const [x, y] = [DOWNTOWN.x + east * KILOMETRE, DOWNTOWN.y - north * KILOMETRE]
          const name = NAME[side]
          return (
            <g key={items[index]?.name}>
              <text className={styles.name} {...name} x={x + name.x} y={y + name.y}>
                {items[index]?.name}
              </text>
              <SvgMarker at={[x, y]} number={index + 1} fill="var(--gold)" line="var(--paper)" />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
