import { ink, kept, mix } from '../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { houses } from './drone/houses.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** A drone above the houses of a street at nightfall, with the arch behind it. */
export function drone(): string {
  return svg(width, height, [
    ...sky({
      width,
      horizon: 640,
      apex: [880, 150],
      span: [1150, 1000],
      light: [860, 680],
      mood: moods.dusk,
      seed: 73,
      streaks: 5,
    }),
    ...ranges({
      width,
      base: 640,
      rise: 84,
      light: 860,
      floor: height,
      seed: 77,
      tint: tints.dusk,
      count: 1,
      haze: ink.amber,
    }),
    // At night the glow of the city, against which roofs and drone show even in a small picture.
    {
      d: rect(0, 260, width, height - 260),
      fill: down(260, 700, [0, ink.paper, 0], [1, ink.paper, 0.8]),
      nightly: true,
    },
    ...houses(),
    {
      d: polygon([
        [812, 440],
        [560, 900],
        [1090, 900],
      ]),
      fill: down(440, 860, [0, ink.wheat, 0.34], [1, ink.wheat, 0]),
      daily: true,
    },
    {
      d: polygon([
        [812, 440],
        [560, 900],
        [1090, 900],
      ]),
      fill: down(440, 890, [0, ink.lamp, 0.5], [1, ink.lamp, 0.05]),
      nightly: true,
    },
    { transform: 'translate(812 370) rotate(-4)', nodes: [...quadcopter(), ...moonlit] },
  ])
}

/** At night the moon is on its arms and rotors, and its lamps are on. */
const moonlit: readonly Shape[] = [
  {
    d: 'M-74-16L-250-60M74-16L250-60M-376-95h244M132-95h244M-280-27h192M88-27h192M-88-10Q-80-53 0-53T88-10',
    stroke: kept(ink.glacier),
    width: 4,
    round: true,
    nightly: true,
  },
  { d: ellipse(0, 74, 16), fill: kept(ink.paper), nightly: true },
  { d: ellipse(0, 74, 70), fill: glow([0, 74], 70, 1, [0, ink.lamp, 0.7], [1, ink.lamp, 0]), nightly: true },
]

function quadcopter(): Node[] {
  const rotor = (x: number, y: number, long: number): Node[] => [
    { d: ellipse(x, y, long, 9), fill: ink.pale, opacity: 0.3 },
    { d: `M${x - long} ${y}h${2 * long}`, stroke: ink.deep, width: 5, round: true },
    { d: rect(x - 9, y + 2, 18, 34), fill: ink.night },
  ]
  return [
    { d: 'M-58-6L-250-52M58-6L250-52', stroke: ink.night, width: 17, round: true },
    { d: 'M-50 4L-176 12M50 4L176 12', stroke: ink.deep, width: 15, round: true },
    ...rotor(-254, -92, 122),
    ...rotor(254, -92, 122),
    ...rotor(-184, -24, 96),
    ...rotor(184, -24, 96),
    {
      d: 'M-92 0c0-40 36-56 92-56s92 16 92 56-30 44-92 44-92-4-92-44z',
      fill: down(-56, 44, [0, mix(ink.belly, ink.glacier, 0.25)], [1, ink.deep]),
    },
    { d: 'M-80-18c8-26 36-34 80-34s72 8 80 34', stroke: ink.lamp, width: 4, round: true },
    { d: 'M-70 40l-34 66M70 40l34 66M-122 106h38M84 106h38', stroke: ink.night, width: 10, round: true },
    { d: 'M-34 42h68v30c0 26-68 26-68 0z', fill: ink.night },
    { d: ellipse(0, 74, 27), fill: ink.cloud },
    { d: ellipse(0, 74, 16), fill: ink.blue },
    { d: ellipse(-6, 68, 5), fill: ink.paper },
    { d: ellipse(-254, -48, 6), fill: ink.brick },
    { d: ellipse(254, -48, 6), fill: ink.gold },
  ]
}
