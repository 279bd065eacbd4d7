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
const LOW: Vault = { width: WIDTH, height: HEIGHT, horizon: 500, apex: [770, 50], span: [900, 715] }
/** The house that is looked at, and the foot of its steps. */
const HOME = 760
const STEPS = HOME + 64

/** An arm from the shoulder to the hand: towards the house, and across the body. */
const POINTING = { sleeve: 'M12-95L31-101 47-118', hand: [51, -123], finger: 'M51-123l10-8' } as const
const FOLDED = { sleeve: 'M13-94L21-73 5-65', hand: [0, -64], finger: 'M0-64l-5-1' } as const

/** Somebody standing, about 134 px tall, their feet at the origin; who has a folder points, and who has none folds their arms. */
function standing(coat: string, skin: string, hair: string, folder: boolean): Node[] {
  const { sleeve, hand, finger } = folder ? POINTING : FOLDED
  const trousers = mix(ink.navy, ink.midRange, folder ? 0.2 : 0.42)
  return [
    { d: ellipse(4, 1, 34, 5), fill: ink.night, opacity: 0.35 },
    { d: 'M-8-52L-11-6M7-52L9-6', stroke: trousers, width: 12 },
    { d: 'M-15-3h13M5-3h13', stroke: ink.deep, width: 6, round: true },
    { d: 'M-20-45Q-22-74-17-94-13-104 1-104 14-104 17-93 21-72 21-45 0-40-20-45z', fill: coat },
    { d: 'M-1-100L3-44M-18-62h9M12-62h8', stroke: mix(coat, ink.navy, 0.4), width: 1.5 },
    { d: 'M-7-105q8 8 17 0l-2 8q-7 4-13 0z', fill: folder ? ink.wheat : mix(ink.paper, coat, 0.3) },
    { d: folder ? 'M-3-86l25 5-6 31-25-5z' : '', fill: ink.paper },
    { d: folder ? ellipse(-9, -58, 4.6) : '', fill: skin },
    { d: sleeve, stroke: mix(coat, ink.navy, folder ? 0.28 : 0.16), width: 10, round: true },
    { d: ellipse(hand[0], hand[1], 4.6), fill: skin },
    { d: finger, stroke: skin, width: 3.5, round: true },
    { d: 'M-3-112h9v10h-9z', fill: mix(skin, ink.soil, 0.3) },
    { d: `${ellipse(3, -120, 11, 13)}M10-127L18-118 11-115z`, fill: skin },
    { d: ellipse(9, -122, 1.3), fill: ink.deep },
    {
      d: 'M-9-112C-13-133 0-138 8-136 16-134 17-128 15-126 8-128 4-126 2-122L0-116q-2-4-4 0l1 6z',
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
      { seed: 41, light: [900, 980], moon: [1056, 214] },
      ...mountains(LOW, { light: 900, seed: 61, rise: 120, count: 1 }),
    ),
    { d: rect(-20, GROUND - 26, 4040, 110), fill: mix(ink.nearRange, ink.navy, 0.35) },
    placed(cottage(210, 104, wall(mix(ink.midRange, ink.glacier, 0.2))), 250, GROUND - 8, 1),
    placed(modern(wall(mix(ink.wheat, ink.belly, 0.4))), 1180, GROUND - 8, 0.6),
    { d: spruces([40, 104, 1000], 150), fill: needles },
    { d: spruces([1520, 1584, 1630, 1690], 84), fill: needles },
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
      standing(mix(ink.glacier, ink.blue, 0.35), skins.fair, hairs.silver, false),
      STEPS - 84,
      GROUND + 60,
      1.26,
    ),
    {
      nodes: standing(mix(ink.brick, ink.soil, 0.25), skins.tan, hairs.brown, true),
      transform: `translate(${STEPS + 156} ${GROUND + 64}) scale(-1.32 1.32)`,
    },
    ...elm(452, GROUND + 26, 330, leaves, ink.spruce, ink.wheat),
  ])
}
