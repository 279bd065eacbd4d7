import { asbestosLocations } from '../../../content/guides/asbestos-locations.ts'
import type { AsbestosLocation } from '../../../content/guides/schema.ts'
import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { scatter } from '../guides/scatter.ts'
import styles from './CutawayHouse.module.css'

/** Where each place stands in the drawing. */
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
    .map((dot) => `M${(x + dot.x * width).toFixed(1)} ${(y + dot.y * height).toFixed(1)}h0`)
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

/** A house cut open; the numbers are those of the table beside it. */
export function CutawayHouse() {
  return (
    <svg className={styles.house} viewBox="0 0 760 580" role="img" aria-label={asbestos.locations.drawing}>
      <path className={styles.earth} d="M0 404H132V536H628V404H760V580H0z" />
      <path className={styles.attic} d="M96 228L380 72L664 228z" />
      <path className={styles.room} d="M138 232H622V392H138zM138 406H622V530H138z" />
      <path className={styles.grain} d={vermiculite} data-risk="High" />
      <path className={styles.grain} d={texture} data-risk="High" />
      <path className={styles.grain} d={render} data-risk="Medium" />
      <path className={styles.roof} d="M84 234L380 70L676 234" />
      <path className={styles.shingles} d={shingles} data-risk="Low" />
      <path className={styles.structure} d="M132 232V536H628V232M132 398H628M132 230H628" />
      <path className={styles.partition} d="M400 236V392" data-risk="Medium" />
      <path className={styles.sheet} d="M406 389H622" data-risk="High" />
      <path className={styles.fill} d={tiles} data-risk="Low" />
      <path className={styles.fill} d="M192 296h84v94h-84z" data-risk="Medium" />
      <path className={styles.stove} d="M210 332h48v52h-48zM218 342h32v18h-32zM234 332V306" />
      <path className={styles.pane} d="M430 274h96v70h-96zM478 274v70M430 309h96" data-risk="Low" />
      <path className={styles.flue} d="M580 452V60" data-risk="Low" />
      <path className={styles.duct} d="M558 428H250M558 421V456M306 428V408M440 428V408" data-risk="High" />
      <path className={styles.tape} d="M350 421v14M420 421v14M500 421v14M280 421v14" />
      <path className={styles.furnace} d="M544 456h72v70h-72zM556 470h48M556 482h48" />
      <path className={styles.lagging} d="M140 470H300M176 470V526M270 470V526" data-risk="High" />
      <path className={styles.bands} d="M156 463v14M196 463v14M236 463v14M286 463v14M169 500h14M263 500h14" />
      <path className={styles.ground} d="M0 404H126M634 404H760" />
      {asbestosLocations.map(({ place, risk }, index) => {
        const [x, y] = SPOT[place]
        return (
          <g key={place} className={styles.marker} data-risk={risk} transform={`translate(${x} ${y})`}>
            <circle r="15" />
            <text y="5.5">{index + 1}</text>
          </g>
        )
      })}
    </svg>
  )
}
