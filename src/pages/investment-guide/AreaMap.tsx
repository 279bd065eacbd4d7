import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import scene from '../../assets/scenes/area-map.svg'
import { SvgMarker } from '../guides/SvgMarker.tsx'

const { map, river } = investmentGuide.areas

/** The areas in the order of the content, in kilometres east and north of downtown, as the map of lights has them. */
const PLACES = [
  [-0.4, -1.3],
  [-5.3, 3.7],
  [8.1, -19.9],
  [-9.3, 3.9],
  [8.2, 8.9],
  [6.4, -1.5],
  [3.5, 26.2],
] as const

/** Of the drawing. */
const KILOMETRE = 13.6
const DOWNTOWN = { x: 342, y: 414 }

/** Calgary and Airdrie at night, with the Bow, the Elbow and the highway between the two; the areas by number. */
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
        {PLACES.map(([east, north], index) => (
          <SvgMarker
            key={`${east} ${north}`}
            at={[DOWNTOWN.x + east * KILOMETRE, DOWNTOWN.y - north * KILOMETRE]}
            number={index + 1}
            fill="var(--gold)"
            line="var(--paper)"
          />
        ))}
      </svg>
    </div>
  )
}
