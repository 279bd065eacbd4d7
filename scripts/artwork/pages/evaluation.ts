import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { coats } from '../scenes/houses/coats.ts'
import { cottage } from '../scenes/houses/cottage.ts'
import { foursquare } from '../scenes/houses/foursquare.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { agent, dog, seller } from './seller-and-agent.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 640, 520]
const LOW: Vault = { width: WIDTH, height: HEIGHT, horizon: 500, apex: [770, 50], span: [900, 715] }
/** The house that is looked at, and the foot of its steps. */
const HOME = 760
const STEPS = HOME + 64

/** An agent and a seller before the seller's home, at the end of the day. */
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
    placed(cottage(190, 84, wall(mix(ink.wheat, ink.belly, 0.4))), 1296, GROUND - 8, 0.86),
    { d: spruces([40, 104], 150), fill: needles },
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
      d: polygon([
        [STEPS - 46, GROUND],
        [STEPS + 46, GROUND],
        [STEPS + 240, GROUND + 68],
        [STEPS - 78, GROUND + 68],
      ]),
      fill: mix(ink.belly, ink.lamp, 0.42),
    },
    {
      d: rect(0, GROUND - 120, 1700, 220),
      fill: glow([HOME + 30, GROUND + 14], 620, 0.16, [0, ink.gold, 0.42], [1, ink.gold, 0]),
    },
    placed(foursquare(coats.evening), HOME, GROUND + 2, 0.98),
    {
      d: [-190, -140, 166].map((x) => ellipse(HOME + x, GROUND - 6, 26, 20)).join(''),
      fill: leaves,
    },
    // Their shadows, away from the lit door.
    {
      d:
        ellipse(STEPS + 190, GROUND + 72, 52, 7) +
        ellipse(STEPS + 256, GROUND + 80, 34, 5) +
        ellipse(STEPS + 334, GROUND + 74, 50, 7),
      fill: ink.night,
      opacity: 0.35,
    },
    placed(agent(), STEPS + 180, GROUND + 70, 1.6),
    placed(dog(), STEPS + 252, GROUND + 78, 1.36),
    { nodes: seller(), transform: `translate(${STEPS + 326} ${GROUND + 72}) scale(-1.56 1.56)` },
    ...elm(446, GROUND + 26, 340, leaves, ink.spruce, ink.wheat),
  ])
}
