import { ink, mix, oklch } from '../palette.ts'
import { aspens } from '../scenes/aspen.ts'
import { type Fir, firs } from '../scenes/fir.ts'
import { haze } from '../scenes/foliage.ts'
import { estate, mirrored } from '../scenes/houses/estate.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { type Seen, seenBy } from '../scenes/perspective.ts'
import { dashes, down, ellipse, glow, type Point, polygon } from '../shape.ts'
import { svg } from '../svg.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, LINE] = [4000, 900, 575]
const OVER: Vault = { width: WIDTH, height: HEIGHT, horizon: 690, apex: [2000, 130], span: [1500, 1500] }
/** Where the sun went down. */
const SUN = 1420

const from = seenBy({ middle: 2080, line: LINE, lens: 1180, eye: 2.6, turn: 38 })
/** The house is 22 m along, and 7 m across. */
const at: Seen = (along, across, up) => from(along + 22, across + 7, up)

const FIRS: readonly Fir[] = [
  [1190, 690, 330],
  [1100, 700, 240],
  [2640, 650, 300],
  [2716, 654, 220],
  [2860, 664, 260],
]
/** Firs in the haze, behind the house. */
const FAR = [
  '1020 650) scale(-.5 .5',
  '1310 640) scale(-.5 .5',
  '2560 634) scale(-.56 .56',
  '2960 660) scale(-.6 .6',
]

/** A long lit house above still water at dusk, under the whole arch. */
export function luxury(): string {
  const water = polygon([
    [-20, 900],
    [-20, 780],
    [600, 752],
    [1000, 726],
    at(8, -7.5),
    at(-5.5, -7.5),
    at(-5.5, 30.5),
    [2800, 672],
    [3400, 740],
    [4020, 790],
    [4020, 900],
  ])
  const ripples = Array.from(
    { length: 8 },
    (_, i): Point => [1200 + ((i * 467) % 1500), 772 + ((i * 71) % 110)],
  )
  return svg(WIDTH, HEIGHT, [
    ...arch(
      OVER,
      {
        // The arch keeps its gold edge, and its cloud the brown of the hero, at night as well.
        mood: { ...moods.dusk, rim: moods.gold.rim },
        cloud: oklch(48, 0.06, 58),
        seed: 33,
        light: [SUN, 1000],
        moon: { at: [2660, 424], radius: 62, warmth: 0.3 },
      },
      ...mountains(OVER, {
        light: SUN,
        seed: 55,
        rise: 235,
        base: 650,
        tint: tints.dusk,
        haze: ink.amber,
        count: 1,
      }),
    ),
    haze(SUN, 630, 900, ink.blush, 0.45),
    {
      d: 'M-20 716C500 700 760 672 1100 640S1700 610 2100 616 2700 610 3000 646 3500 696 4020 716V900H-20z',
      fill: mix(ink.nearRange, ink.navy, 0.4),
    },
    { opacity: 0.5, nodes: FAR.map((to) => ({ use: 'fir', transform: `translate(${to})` })) },
    ...aspens([
      [1330, 668, 230],
      [1390, 664, 190],
      [1270, 676, 190],
      [2590, 644, 200],
      [2780, 656, 220],
    ]),
    ...firs(FIRS, mix(ink.spruce, ink.navy, 0.4), mix(ink.hill, ink.amber, 0.36), -1),
    {
      d: water,
      fill: down(
        690,
        HEIGHT,
        [0, mix(ink.amber, ink.blue, 0.55)],
        [0.4, mix(ink.blue, ink.navy, 0.4)],
        [1, ink.deep],
      ),
    },
    { clip: water, nodes: mirrored(at), opacity: 0.5 },
    ...estate(at),
    { d: dashes(ripples, 120), stroke: ink.lamp, width: 3, opacity: 0.4 },
    // At night the rooms' light on the terrace and on the water, and beside it the moon's.
    {
      d: ellipse(1860, 700, 760, 170),
      fill: glow([1860, 690], 760, 0.22, [0, ink.lamp, 0.5], [0.5, ink.gold, 0.18], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: ellipse(2640, 800, 420, 130),
      fill: glow([2640, 800], 420, 0.3, [0, ink.paper, 0.7], [1, ink.paper, 0]),
      nightly: true,
    },
    {
      d: 'M2588 738h86M2566 748h50M2632 750h70M2600 762h60M2614 774h40',
      stroke: ink.wheat,
      width: 3,
      round: true,
      opacity: 0.5,
      nightly: true,
    },
  ])
}
