/** The monitor: the house in its frame, and below it the clips of the film in three tracks. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { coats } from '../houses/coats.ts'
import { foursquare } from '../houses/foursquare.ts'

export const [LEFT, TOP, WIDE, HIGH] = [560, 130, 720, 430] as const
const FRAME = rect(LEFT + 150, TOP + 22, 420, 236)
/** Where the three tracks begin, and the height of each. */
const [TRACKS, TRACK] = [TOP + 290, 40]
const HEAD = LEFT + 430

const film = (): Node[] => [
  {
    d: FRAME,
    fill: down(TOP, TOP + 240, [0, ink.blue], [0.5, mix(ink.lilac, ink.blush, 0.5)], [1, ink.gold]),
  },
  { d: FRAME, fill: glow([LEFT + 360, TOP + 220], 240, 0.6, [0, ink.amber, 0.8], [1, ink.amber, 0]) },
  {
    d: `M${LEFT + 150} ${TOP + 190}l60-40 50 28 70-56 60 50 70-44 60 44 50-20v120h-420z`,
    fill: mix(ink.midRange, ink.lilac, 0.4),
  },
  { d: `M${LEFT + 150} ${TOP + 220}q210-20 420 0v60h-420z`, fill: mix(ink.hill, ink.nearRange, 0.3) },
  placed(foursquare(coats.evening), LEFT + 360, TOP + 236, 0.46),
]

/** The clips of a track: each from and to so many px. */
const clips = (row: number, ...list: readonly (readonly [number, number])[]): string =>
  list.map(([from, to]) => rect(LEFT + 24 + from, TRACKS + row * (TRACK + 6), to - from - 4, TRACK)).join('')

export function screen(): Node[] {
  const draw = random(4)
  const wave = Array.from({ length: 66 }, (_, i) => {
    const tall = Math.round(4 + 13 * draw() * (0.5 + 0.5 * Math.sin(i / 5) ** 2))
    return `M${LEFT + 32 + i * 10} ${TRACKS + 2 * (TRACK + 6) + 20 - tall}v${tall * 2}`
  }).join('')
  return [
    { d: rect(LEFT - 18, TOP - 18, WIDE + 36, HIGH + 36), fill: ink.deep },
    { d: rect(LEFT, TOP, WIDE, HIGH), fill: mix(ink.navy, ink.night, 0.4) },
    { clip: FRAME, nodes: film() },
    // The bin of clips at one side, the controls at the other.
    {
      d: [0, 1, 2].map((i) => rect(LEFT + 22, TOP + 22 + i * 82, 108, 70)).join(''),
      fill: mix(ink.blue, ink.cloud, 0.4),
    },
    {
      d: [0, 1, 2].map((i) => `M${LEFT + 22} ${TOP + 78 + i * 82}l34-28 22 14 30-22 22 20v16h-108z`).join(''),
      fill: mix(ink.gold, ink.oak, 0.3),
    },
    {
      d: [0, 1, 2, 3].map((i) => ellipse(LEFT + 645, TOP + 50 + i * 56, 22)).join(''),
      stroke: mix(ink.belly, ink.glacier, 0.3),
      width: 7,
    },
    {
      d: [0, 1, 2, 3]
        .map((i) => `M${LEFT + 645} ${TOP + 50 + i * 56}l${[10, -9, 14, -4][i]}-${[13, 12, 6, 16][i]}`)
        .join(''),
      stroke: ink.lamp,
      width: 5,
      round: true,
    },
    {
      d: clips(0, [0, 120], [120, 210], [210, 380], [380, 470], [470, 620]),
      fill: mix(ink.glacier, ink.blue, 0.45),
    },
    { d: clips(1, [60, 210], [300, 470], [500, 676]), fill: mix(ink.gold, ink.amber, 0.3) },
    { d: clips(2, [0, 676]), fill: mix(ink.hill, ink.nearRange, 0.6) },
    { d: wave, stroke: mix(ink.nearRange, ink.wheat, 0.7), width: 4, round: true },
    { d: `M${HEAD} ${TRACKS - 16}v152`, stroke: ink.brick, width: 5 },
    {
      d: polygon([
        [HEAD - 11, TRACKS - 22],
        [HEAD + 11, TRACKS - 22],
        [HEAD, TRACKS - 6],
      ]),
      fill: ink.brick,
    },
  ]
}

export const stand = (): Shape[] => [
  { d: `M${LEFT + 320} ${TOP + HIGH + 18}h80l14 70h-108z`, fill: ink.night },
  { d: rect(LEFT + 250, TOP + HIGH + 80, 220, 14), fill: ink.deep },
]
