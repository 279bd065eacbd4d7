import { ink, mix } from '../palette.ts'
import { dashes, down, type Point, polygon } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { aspens } from './aspen.ts'
import { type Fir, firs } from './fir.ts'
import { haze } from './foliage.ts'
import { height, width } from './frame.ts'
import { estate, mirrored } from './houses/estate.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { type Seen, seenBy } from './perspective.ts'
import { sky } from './sky.ts'

const LINE = 570
const from = seenBy({ middle: 900, line: LINE, lens: 1130, eye: 2.6, turn: 42 })
/** The house is 22 m along, and 9 m across. */
const at: Seen = (along, across, up) => from(along + 22, across + 9, up)
/** The house, and what the water shows, are drawn with the sun at the left, and turned: here it is at the right. */
const turned = (nodes: readonly Node[]): Node => ({ transform: `translate(${width} 0) scale(-1 1)`, nodes })

const FIRS: readonly Fir[] = [
  [1446, 668, 330],
  [1530, 676, 420],
  [50, 690, 280],
  [-10, 700, 380],
]
/** Firs in the haze, behind the house. */
const FAR = [
  '330 628) scale(-.4 .4',
  '392 630) scale(-.3 .3',
  '1230 630) scale(-.5 .5',
  '1284 632) scale(-.38 .38',
]

/** A long house of stone and glass above still water at dusk. */
export function estateDusk(): string {
  const shore = polygon([
    [-100, 690],
    at(4, -7.5),
    at(-5.5, -7.5),
    at(-5.5, 30.5),
    [1700, LINE + 70],
    [1700, 940],
    [-100, 940],
  ])
  const ripples = Array.from(
    { length: 14 },
    (_, i): Point => [120 + ((i * 467) % 1300), 764 + ((i * 71) % 126)],
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: 610,
      apex: [800, 110],
      span: [1250, 1250],
      light: [1240, 800],
      mood: moods.dusk,
      seed: 23,
      streaks: 4,
    }),
    ...ranges({
      width,
      base: 606,
      rise: 210,
      light: 1240,
      floor: 700,
      seed: 35,
      tint: tints.dusk,
      haze: ink.amber,
      count: 1,
    }),
    haze(1240, 600, 900, ink.blush, 0.5),
    ...hillside({
      seed: 4,
      width,
      base: 640,
      rise: 44,
      swell: 600,
      floor: 900,
      top: mix(ink.nearRange, ink.navy, 0.3),
      foot: mix(ink.hill, ink.navy, 0.4),
    }),
    turned([
      { opacity: 0.5, nodes: FAR.map((to) => ({ use: 'fir', transform: `translate(${to})` })) },
      ...aspens([
        [196, 650, 250],
        [256, 646, 200],
        [130, 660, 220],
        [1290, 650, 190],
        [1350, 652, 230],
      ]),
      ...firs(FIRS, mix(ink.spruce, ink.navy, 0.4), mix(ink.hill, ink.amber, 0.36), -1),
      {
        d: shore,
        fill: down(
          LINE + 70,
          height,
          [0, mix(ink.amber, ink.blue, 0.55)],
          [0.4, mix(ink.blue, ink.navy, 0.4)],
          [1, ink.deep],
        ),
      },
      { clip: shore, nodes: [{ nodes: mirrored(at), opacity: 0.5 }] },
      ...estate(at),
    ]),
    { d: dashes(ripples, 130), stroke: ink.lamp, width: 3, opacity: 0.35 },
  ])
}
