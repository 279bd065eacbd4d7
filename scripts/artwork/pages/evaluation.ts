import { ink, kept, mix, oklch } from '../palette.ts'
import { hairs } from '../portraits/figure.ts'
import { elm } from '../scenes/elm.ts'
import { type Fir, firs } from '../scenes/fir.ts'
import { coats } from '../scenes/houses/coats.ts'
import { cottage, cottageSide } from '../scenes/houses/cottage.ts'
import { foursquare } from '../scenes/houses/foursquare.ts'
import { lampLit } from '../scenes/lamp-lit.ts'
import { agent, neighbour } from '../scenes/people.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 740, 520]
const LOW: Vault = { width: WIDTH, height: HEIGHT, horizon: 500, apex: [770, 50], span: [900, 800] }
/** The house that is looked at, and the foot of its steps. */
const HOME = 760
const STEPS = HOME + 64
/** Spruces at the left edge, and on the hill at the right, beyond the form of a wide window. */
const SPRUCES: readonly Fir[] = [
  [96, GROUND - 8, 180],
  [2700, GROUND - 44, 230],
  [2792, GROUND - 54, 160],
]
/** The near edge of the sidewalk. */
const VERGE = 640

/** An agent and a seller before the seller's home, at the end of the day. */
export function evaluation(): string {
  const grass = oklch(38, 0.05, 148)
  const left = { ...coats.evening, wall: mix(ink.midRange, ink.glacier, 0.2) }
  const right = { ...coats.evening, wall: mix(ink.wheat, ink.belly, 0.4) }
  const leaves = mix(ink.hill, ink.nearRange, 0.25)
  const dark = mix(ink.hill, ink.night, 0.55)
  return svg(WIDTH, HEIGHT, [
    ...arch(
      LOW,
      { seed: 41, light: [900, 980], clear: 0.4 },
      ...mountains(LOW, { light: 900, seed: 61, rise: 120, count: 1 }),
    ),
    // The field behind the houses, and the rise that they stand on.
    {
      d: `M-20 ${GROUND - 34}Q240 ${GROUND - 62} 640 ${GROUND - 40}T1400 ${GROUND - 46}Q2200 ${GROUND - 52} 2760 ${GROUND - 110}T4020 ${GROUND - 40}v110H-20z`,
      fill: mix(ink.nearRange, ink.navy, 0.35),
    },
    // The neighbours, with the sides that the last light between them reaches.
    placed(
      [
        ...cottageSide(210, 104, left, [HOME - 250, -80], mix(left.wall, ink.gold, 0.36)),
        ...cottage(210, 104, left),
      ],
      250,
      GROUND - 26,
      1,
    ),
    placed(
      [
        ...cottageSide(190, 84, right, [HOME - 1302, -80], mix(right.wall, ink.gold, 0.36)),
        ...cottage(190, 84, right),
      ],
      1302,
      GROUND - 26,
      0.76,
    ),
    ...firs(SPRUCES, dark, leaves),
    {
      d: `M-20 ${GROUND + 8}Q240 ${GROUND - 10} 520 ${GROUND}H960Q1240 ${GROUND - 14} 1600 ${GROUND + 6}T4020 ${GROUND}v130H-20z`,
      fill: down(
        GROUND - 8,
        VERGE,
        [0, mix(grass, ink.wheat, 0.26)],
        [0.56, mix(grass, ink.navy, 0.5)],
        [0.565, mix(ink.belly, ink.wheat, 0.5)],
        [0.585, mix(ink.belly, ink.wheat, 0.5)],
        [0.59, mix(ink.belly, ink.wheat, 0.16)],
      ),
    },
    {
      d: polygon([
        [STEPS - 46, GROUND],
        [STEPS + 46, GROUND],
        [STEPS + 236, GROUND + 64],
        [STEPS - 78, GROUND + 64],
      ]),
      fill: mix(ink.belly, ink.lamp, 0.42),
    },
    {
      d: rect(0, GROUND - 120, 1700, 220),
      fill: glow([HOME + 30, GROUND + 14], 620, 0.16, [0, ink.gold, 0.42], [1, ink.gold, 0]),
    },
    placed(foursquare(coats.evening), HOME, GROUND + 2, 0.98),
    placed(porchLamp(), HOME, GROUND + 2, 0.98),
    {
      d: ellipse(STEPS + 270, GROUND + 102, 330, 44),
      fill: glow([STEPS + 270, GROUND + 102], 330, 0.13, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
      nightly: true,
    },
    {
      d: [-166, 166].map((x) => ellipse(HOME + x, GROUND - 6, 26, 20)).join(''),
      fill: leaves,
    },
    // The shadows of the house, of the tree and of the two.
    {
      d:
        `M${HOME - 156} ${GROUND + 2}h312l-90 48h-372z` +
        ellipse(HOME - 360, GROUND + 29, 120, 9) +
        ellipse(STEPS + 216, GROUND + 103, 50, 6) +
        ellipse(STEPS + 356, GROUND + 103, 48, 6),
      fill: ink.night,
      opacity: 0.35,
    },
    placed(lampLit(agent('ochre')), STEPS + 208, GROUND + 101, 1.54),
    {
      nodes: lampLit(
        neighbour(mix(ink.wheat, ink.paper, 0.35), mix(ink.blue, ink.midRange, 0.4), hairs.blond),
      ),
      transform: `translate(${STEPS + 350} ${GROUND + 102}) scale(-1.52 1.52)`,
    },
    // The verge in front, which a form on a phone covers in part.
    {
      d: `M-20 ${VERGE - 4}Q300 ${VERGE - 16} 760 ${VERGE - 4}T1500 ${VERGE - 8}T4020 ${VERGE}V${HEIGHT + 20}H-20z`,
      fill: down(VERGE - 10, HEIGHT, [0, mix(grass, ink.night, 0.35)], [1, mix(grass, ink.night, 0.85)]),
    },
    {
      d: [34, 124, 1420, 1520]
        .map((x, i) => ellipse(x, VERGE + 8, 44 - (i % 3) * 7, 34 - (i % 2) * 10))
        .join(''),
      fill: dark,
    },
    ...elm(446, GROUND + 26, 350, leaves, ink.spruce, ink.wheat),
  ])
}

/** What the lamp of the porch lights at night: its wall, the red door and the inner sides of its posts. */
const porchLamp = (): Shape[] => [
  { d: rect(40, -126, 58, 100), fill: kept(ink.brick), nightly: true },
  { d: rect(52, -112, 34, 34), fill: ink.lamp, nightly: true },
  {
    d: rect(-184, -131, 368, 103),
    fill: glow(
      [69, -131],
      115,
      0.9,
      [0, ink.lamp, 0.62],
      [0.5, kept(ink.amber), 0.22],
      [1, kept(ink.amber), 0],
    ),
    nightly: true,
  },
]
