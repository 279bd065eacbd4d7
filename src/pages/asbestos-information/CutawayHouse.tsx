import { asbestosLocations } from '../../../content/guides/asbestos-locations.ts'
import type { AsbestosLocation } from '../../../content/guides/schema.ts'
import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { MarkedScene } from '../guides/MarkedScene.tsx'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import { scatter } from '../guides/scatter.ts'

/** Position of each location in the drawing. */
const SPOT: Record<AsbestosLocation['place'], readonly [x: number, y: number]> = {
  attic: [720, 250],
  pipes: [676, 700],
  ducts: [936, 618],
  ceiling: [730, 356],
  'sheet-flooring': [1066, 540],
  partition: [811, 440],
  stucco: [464, 470],
  hearth: [622, 420],
  tiles: [740, 746],
  roof: [560, 226],
  flue: [1036, 96],
  window: [1062, 425],
}

const strewn = (count: number, x: number, y: number, width: number, height: number) =>
  scatter(count)
    .map((dot) => `M${Math.round(x + dot.x * width)} ${Math.round(y + dot.y * height)}h0`)
    .join('')
const vermiculite = strewn(190, 530, 280, 540, 22)
const texture = strewn(80, 500, 322, 290, 10)
const render = strewn(60, 466, 330, 12, 240)
const tiles = Array.from({ length: 15 }, (_, index) => `M${500 + index * 40} 768h22v8h-22z`).join('')
const shingles = Array.from(
  { length: 9 },
  (_, index) =>
    `M${470 + index * 34} ${290 - index * 20.3}l26 -15.5M${1130 - index * 34} ${290 - index * 20.3}l-26 -15.5`,
).join('')

/** Readable on the dark drawing and in print. */
const COLOUR: Record<AsbestosLocation['risk'], string> = {
  High: 'var(--alert)',
  Medium: 'var(--gold-text)',
  Low: 'var(--good)',
}
const { High, Medium, Low } = COLOUR

/** A cutaway house; the numbers match the table below it. */
export function CutawayHouse() {
  return (
    <MarkedScene scene="cutaway-house" label={asbestos.locations.drawing} shape="wide">
      <g strokeWidth="4" strokeLinecap="round">
        <path stroke={High} d={vermiculite} />
        <path stroke={High} d={texture} />
        <path stroke={Medium} d={render} />
      </g>
      <path stroke={Low} strokeWidth="6" d={shingles} />
      <path data-draw pathLength="1" stroke={Medium} strokeWidth="10" d="M811 318V574" />
      <path data-draw pathLength="1" stroke={High} strokeWidth="8" d="M818 570H1104" />
      <path fill={Low} d={tiles} />
      <path stroke={Medium} strokeWidth="5" d="M558 388h128v186H558z" />
      <path stroke={Low} strokeWidth="6" d="M896 376h128v98H896z" />
      <path data-draw pathLength="1" stroke={Low} strokeWidth="14" d="M1036 648V92" />
      <path
        data-draw
        pathLength="1"
        stroke={High}
        strokeWidth="18"
        d="M1010 618H630M1010 618V650M700 618V586M880 618V586"
      />
      <path
        data-draw
        pathLength="1"
        stroke={High}
        strokeWidth="16"
        d="M496 684H700M546 684V776M662 684V776"
      />
      <g stroke="var(--night)" strokeWidth="4">
        <path d="M750 609v18M860 609v18M960 609v18M660 609v18" />
        <path d="M520 675v18M620 675v18M684 675v18M537 726h18M653 726h18" />
      </g>
      {asbestosLocations.map(({ place, risk }, index) => (
        <SvgMarker
          key={place}
          at={SPOT[place]}
          number={index + 1}
          fill={COLOUR[risk]}
          line="var(--night)"
          scale={1.25}
        />
      ))}
    </MarkedScene>
  )
}
