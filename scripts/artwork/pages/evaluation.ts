import { ink, mix, oklch } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { elm } from '../scenes/elm.ts'
import { coats } from '../scenes/houses/coats.ts'
import { cottage } from '../scenes/houses/cottage.ts'
import { foursquare } from '../scenes/houses/foursquare.ts'
import { modern } from '../scenes/houses/modern.ts'
import { down, ellipse, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 640, 520]
const LOW: Vault = { width: WIDTH, height: HEIGHT, horizon: 500, apex: [770, 50], span: [900, 715] }
/** The house that is looked at, and the foot of its steps. */
const HOME = 760
const STEPS = HOME + 64

interface Person {
  coat: string
  skin: string
  hair: string
  /** Whether they point at the house, with a folder under the other arm. */
  shows: boolean
}

/** Somebody seen from behind who turns to their right, about 134 px tall, their feet at the origin. */
function standing({ coat, skin, hair, shows }: Person): Node[] {
  const trousers = mix(ink.navy, ink.midRange, shows ? 0.2 : 0.42)
  const [seam, sleeve] = [mix(coat, ink.navy, 0.45), mix(coat, ink.navy, 0.2)]
  const raised = shows ? 'M16-93L33-103 45-122' : 'M18-93Q28-74 23-52'
  const hand: Point = shows ? [48, -127] : [23, -47]
  return [
    { d: ellipse(4, 1, 34, 5), fill: ink.night, opacity: 0.35 },
    { d: 'M-8-52L-9-6M8-52L9-6', stroke: trousers, width: 13 },
    { d: 'M-14-3h10M4-3h10', stroke: ink.deep, width: 6, round: true },
    { d: 'M-18-93Q-28-74-24-52', stroke: sleeve, width: 11, round: true },
    { d: shows ? 'M-34-76l16-3 5 30-16 3z' : '', fill: ink.paper },
    { d: ellipse(-24, -47, 4.6) + ellipse(...hand, 4.6), fill: skin },
    { d: shows ? 'M48-127l8-9' : '', stroke: skin, width: 3.5, round: true },
    { d: raised, stroke: sleeve, width: 11, round: true },
    { d: 'M-22-43C-25-70-23-92-15-99-9-104 9-104 15-99 23-92 25-70 22-43 8-40-8-40-22-43z', fill: coat },
    // The belt and the slit of a coat's back.
    { d: 'M-13-69h26M0-62V-42', stroke: seam, width: 2.5 },
    { d: 'M-5-114h10v13h-10z', fill: mix(skin, ink.soil, 0.3) },
    { d: 'M-11-105h22v7q-11 4-22 0z', fill: shows ? ink.wheat : mix(ink.paper, coat, 0.3) },
    // The face is turned to the other.
    { d: `${ellipse(2, -120, 10, 12)}M11-124L17-117 11-114z`, fill: skin },
    {
      d: shows
        ? 'M-8-109C-13-122-12-136 0-137 9-138 14-131 12-126 6-127 4-124 3-119L0-115q-4-1-3 4z'
        : 'M-9-103C-16-120-12-138 1-138 11-138 15-131 13-126 7-127 4-123 4-117 3-110 0-105-9-103z',
      fill: hair,
    },
  ]
}

/** An agent at a seller's door, at the end of the day. */
export function evaluation(): string {
  const grass = oklch(38, 0.05, 148)
  const wall = (tone: string) => ({ ...coats.evening, wall: tone })
  const leaves = mix(ink.hill, ink.nearRange, 0.25)
  const needles = mix(ink.hill, ink.spruce, 0.5)
  const spruces = (places: readonly number[], height: number) =>
    places.map((x, i) => spruce([x, GROUND + 2], height + ((i * 53) % 90))).join('')
  return svg(WIDTH, HEIGHT, [
    ...arch(
      LOW,
      { seed: 41, light: [900, 980], moon: [1056, 214], clear: 0.4 },
      ...mountains(LOW, { light: 900, seed: 61, rise: 120, count: 1 }),
    ),
    { d: rect(-20, GROUND - 26, 4040, 110), fill: mix(ink.nearRange, ink.navy, 0.35) },
    placed(cottage(210, 104, wall(mix(ink.midRange, ink.glacier, 0.2))), 250, GROUND - 8, 1),
    placed(modern(wall(mix(ink.wheat, ink.belly, 0.4))), 1180, GROUND - 8, 0.6),
    { d: spruces([40, 104, 1000], 150), fill: needles },
    {
      d: rect(-20, GROUND, 4040, 130),
      fill: down(
        GROUND,
        HEIGHT,
        [0, mix(grass, ink.wheat, 0.12)],
        [0.56, mix(grass, ink.navy, 0.55)],
        [0.57, mix(ink.belly, ink.wheat, 0.16)],
        [1, mix(ink.belly, ink.navy, 0.7)],
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
      standing({
        coat: mix(ink.glacier, ink.blue, 0.35),
        skin: skins.fair,
        hair: hairs.silver,
        shows: false,
      }),
      STEPS - 84,
      GROUND + 60,
      1.26,
    ),
    {
      nodes: standing({
        coat: mix(ink.brick, ink.soil, 0.25),
        skin: skins.tan,
        hair: hairs.brown,
        shows: true,
      }),
      transform: `translate(${STEPS + 156} ${GROUND + 64}) scale(-1.32 1.32)`,
    },
    ...elm(452, GROUND + 26, 330, leaves, ink.spruce, ink.wheat),
  ])
}
