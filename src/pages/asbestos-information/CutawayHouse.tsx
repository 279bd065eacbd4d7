import { asbestosLocations } from '../../../content/guides/asbestos-locations.ts'
import type { AsbestosLocation } from '../../../content/guides/schema.ts'
import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './Locations.module.css'

/** Position of each location in the drawing. */
const SPOT: Record<AsbestosLocation['place'], readonly [x: number, y: number]> = {
  attic: [300, 196],
  pipes: [216, 470],
  ducts: [392, 432],
  ceiling: [312, 256],
  'sheet-flooring': [468, 372],
  partition: [400, 312],
  stucco: [124, 336],
  hearth: [226, 300],
  tiles: [330, 530],
  roof: [216, 134],
  flue: [580, 66],
  window: [552, 309],
}

const strewn = (count: number, x: number, y: number, width: number, height: number) =>
  scatter(count)
    .map((dot) => `M${Math.round(x + dot.x * width)} ${Math.round(y + dot.y * height)}h0`)
    .join('')
const vermiculite = strewn(190, 168, 208, 424, 16)
const texture = strewn(70, 146, 236, 244, 7)
const render = strewn(46, 122, 240, 9, 150)
const tiles = Array.from({ length: 15 }, (_, index) => `M${146 + index * 32} 524h16v7h-16z`).join('')
const shingles = Array.from(
  { length: 9 },
  (_, index) =>
    `M${110 + index * 30} ${224 - index * 16.6}l22 -12M${650 - index * 30} ${224 - index * 16.6}l-22 -12`,
).join('')

const spruce = (x: number, height: number) =>
  `M${x} ${404 - height}l${height * 0.24} ${height * 0.94}h${height * -0.48}zM${x - 4} ${404 - height * 0.1}h8V404h-8z`
/** The neighbours' roofs and the trees between them. */
const GROVE = `M-240 404V304L-150 256L-60 304V404zM820 404V316L906 270L1000 316V404z${[
  [-20, 120],
  [24, 168],
  [704, 150],
  [752, 196],
  [794, 118],
  [-196, 214],
  [966, 224],
]
  .map(([x = 0, height = 0]) => spruce(x, height))
  .join('')}`

/** Readable on the dark background and in print. */
const COLOUR: Record<AsbestosLocation['risk'], string> = {
  High: 'var(--alert)',
  Medium: 'var(--gold-text)',
  Low: 'var(--good)',
}
const { High, Medium, Low } = COLOUR

/** A cutaway house; the numbers match the table below it. */
export function CutawayHouse() {
  return (
    <svg
      className={`card ${styles.house}`}
      width="100%"
      viewBox="-240 16 1240 570"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={asbestos.locations.drawing}
    >
      <path
        data-draw
        pathLength="1"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.5"
        d="M-240 390C-60 -92 820 -92 1000 390"
      />
      <path fill="var(--night-raised)" d={GROVE} />
      <path fill="var(--night-deep)" d="M-240 404H132V536H628V404H1000V590H-240z" />
      <path fill="var(--ink)" opacity="0.05" d="M96 228L380 72L664 228z" />
      <path fill="var(--ink)" opacity="0.08" d="M138 232H622V392H138zM138 406H622V530H138z" />
      <g strokeWidth="2.6" strokeLinecap="round">
        <path stroke={High} d={vermiculite} />
        <path stroke={High} d={texture} />
        <path stroke={Medium} d={render} />
      </g>
      <g fill="none" stroke="var(--ink)" strokeLinejoin="round">
        <path data-draw pathLength="1" strokeWidth="4" d="M84 234L380 70L676 234" />
        <path strokeWidth="3.4" d="M132 232V536H628V232M132 398H628M132 230H628" />
      </g>
      <path stroke={Low} strokeWidth="4" transform="translate(0 -8)" d={shingles} />
      <path data-draw pathLength="1" stroke={Medium} strokeWidth="7" d="M400 236V392" />
      <path data-draw pathLength="1" stroke={High} strokeWidth="5" d="M406 389H622" />
      <path fill={Low} opacity="0.7" d={tiles} />
      <path fill={Medium} opacity="0.7" d="M192 296h84v94h-84z" />
      <g fill="none">
        <path
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
          d="M210 332h48v52h-48zM218 342h32v18h-32zM234 332V306"
        />
        <path stroke={Low} strokeWidth="4" d="M430 274h96v70h-96zM478 274v70M430 309h96" />
        <path data-draw pathLength="1" stroke={Low} strokeWidth="10" d="M580 452V60" />
        <path
          data-draw
          pathLength="1"
          stroke={High}
          strokeWidth="14"
          d="M558 428H250M558 421V456M306 428V408M440 428V408"
        />
      </g>
      <path
        fill="var(--night-raised)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M544 456h72v70h-72zM556 470h48M556 482h48"
      />
      <path
        data-draw
        pathLength="1"
        fill="none"
        stroke={High}
        strokeWidth="13"
        d="M140 470H300M176 470V526M270 470V526"
      />
      <g stroke="var(--night-deep)" strokeWidth="3">
        <path d="M350 421v14M420 421v14M500 421v14M280 421v14" />
        <path d="M156 463v14M196 463v14M236 463v14M286 463v14M169 500h14M263 500h14" />
      </g>
      <path stroke="var(--ink-soft)" strokeWidth="3" d="M-240 404H126M634 404H1000" />
      {asbestosLocations.map(({ place, risk }, index) => (
        <SvgMarker
          key={place}
          at={SPOT[place]}
          number={index + 1}
          fill={COLOUR[risk]}
          line="var(--night-deep)"
        />
      ))}
    </svg>
  )
}
