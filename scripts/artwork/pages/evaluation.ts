import { ink, mix, oklch } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { elm } from '../scenes/elm.ts'
import { coats } from '../scenes/houses/coats.ts'
import { cottage } from '../scenes/houses/cottage.ts'
import { foursquare } from '../scenes/houses/foursquare.ts'
import { modern } from '../scenes/houses/modern.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 640, 520]
const LOW: Vault = { width: WIDTH, height: HEIGHT, horizon: 500, apex: [820, 50], span: [960, 2500] }
/** The house that is looked at, and the foot of its steps. */
const HOME = 760
const STEPS = HOME + 64

/** Arms, from the shoulder: towards the house, and across the body. */
const POINTING = 'M14-98L34-104 51-124'
const FOLDED = 'M16-96L23-72 2-70'

/** Somebody standing, about 130 px tall, their feet at the origin; who has a folder points, and who has none folds their arms. */
const standing = (coat: string, skin: string, hair: string, folder: boolean): Node[] => [
  { d: ellipse(4, 2, 34, 5), fill: ink.night, opacity: 0.35 },
  { d: 'M-8-54L-11-3h5M8-54L11-3h5', stroke: ink.deep, width: 14, round: true },
  { d: 'M-21-46L-17-102q17-11 34 0L21-46z', fill: coat },
  { d: folder ? 'M-2-88l26 5-7 32-26-5z' : '', fill: ink.paper },
  { d: folder ? POINTING : FOLDED, stroke: mix(coat, ink.navy, folder ? 0.25 : 0.1), width: 10, round: true },
  { d: folder ? 'M52-126l9-9' : 'M2-70l-6-1', stroke: skin, width: 8, round: true },
  { d: 'M-15-100L-19-48', stroke: ink.wheat, width: 3, round: true },
  { d: ellipse(2, -122, 12, 14), fill: skin },
  { d: 'M-12-118c-4-28 26-32 27-12-9 2-16 0-19 12z', fill: hair },
]

/** An agent at a seller's door, at the end of the day. */
export function evaluation(): string {
  const grass = oklch(38, 0.05, 148)
  const wall = (tone: string) => ({ ...coats.evening, wall: tone })
  const leaves = mix(ink.hill, ink.nearRange, 0.25)
  const spruces = [40, 104, 984, 1022, 1460, 1560, 1640]
  return svg(WIDTH, HEIGHT, [
    ...arch(
      LOW,
      { seed: 41, light: [900, 980], moon: [1130, 190] },
      ...mountains(LOW, { light: 900, seed: 61, rise: 120, count: 1 }),
    ),
    { d: rect(-20, GROUND - 26, 4040, 110), fill: mix(ink.nearRange, ink.navy, 0.35) },
    placed(cottage(210, 104, wall(mix(ink.midRange, ink.glacier, 0.2))), 250, GROUND - 8, 1),
    placed(modern(wall(mix(ink.wheat, ink.belly, 0.4))), 1210, GROUND - 8, 0.66),
    {
      d: spruces.map((x, i) => spruce([x, GROUND + 2], 150 + ((i * 53) % 90))).join(''),
      fill: mix(ink.hill, ink.spruce, 0.5),
    },
    {
      d: rect(-20, GROUND, 4040, 130),
      fill: down(
        GROUND,
        HEIGHT,
        [0, mix(grass, ink.wheat, 0.12)],
        [0.56, mix(grass, ink.navy, 0.55)],
        [0.57, mix(ink.belly, ink.wheat, 0.16)],
        [0.72, ink.belly],
        [0.73, ink.navy],
        [1, ink.night],
      ),
    },
    {
      d: rect(0, GROUND - 120, 1700, 220),
      fill: glow([HOME + 30, GROUND + 14], 620, 0.16, [0, ink.gold, 0.42], [1, ink.gold, 0]),
    },
    {
      d: polygon([
        [STEPS - 46, GROUND],
        [STEPS + 46, GROUND],
        [STEPS + 104, GROUND + 68],
        [STEPS - 78, GROUND + 68],
      ]),
      fill: mix(ink.belly, ink.lamp, 0.42),
    },
    placed(foursquare(coats.evening), HOME, GROUND + 2, 0.98),
    {
      d: [-190, -140, 166].map((x) => ellipse(HOME + x, GROUND - 6, 26, 20)).join(''),
      fill: leaves,
    },
    placed(
      standing(mix(ink.glacier, ink.blue, 0.35), skins.fair, hairs.silver, false),
      STEPS - 84,
      GROUND + 58,
      1.4,
    ),
    {
      nodes: standing(mix(ink.brick, ink.soil, 0.25), skins.tan, hairs.brown, true),
      transform: `translate(${STEPS + 158} ${GROUND + 68}) scale(-1.45 1.45)`,
    },
    ...elm(452, GROUND + 26, 330, leaves, ink.spruce, ink.wheat),
  ])
}
