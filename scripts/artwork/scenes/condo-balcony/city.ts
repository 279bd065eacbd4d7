/** What the balcony looks out on at dusk: the arch, downtown, and the lights of the streets below. */
import { ink, mix } from '../../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { ranges, tints } from '../land.ts'
import { moods } from '../moods.ts'
import { sky } from '../sky.ts'
import { LINE } from './view.ts'

const SUN = 640

/** The street that leads downtown: its lamps, on both sides, and the trees beside it. */
const AWAY = [0, 0.6, 1.3, 2.2, 3.4, 5, 7.2, 10.4]
const along = (near: number, far: number, nearest = 426) =>
  AWAY.map((away): Point => {
    const share = 1 / (1 + away)
    return [Math.round(far + (near - far) * share), Math.round(LINE + 24 + nearest * share)]
  })

export function city(): Node[] {
  const downtown = skyline({
    x: 420,
    ground: LINE + 16,
    scale: 0.86,
    haze: mix(ink.midRange, ink.lilac, 0.5),
    rim: ink.wheat,
    lit: 0.07,
    digits: 0,
  })
  const lamps = [...along(130, 418, 250), ...along(480, 424, 250)]
  const crowns = [...along(-90, 396), ...along(-460, 350), ...along(660, 442)].reverse()
  return [
    ...sky({
      width,
      horizon: LINE,
      apex: [520, 70],
      span: [900, 1250],
      light: [SUN, 640],
      mood: moods.dusk,
      seed: 31,
      streaks: 4,
      moon: { at: [196, 366], radius: 46, warmth: 0.45, veiled: true },
    }),
    ...ranges({
      width: 1000,
      base: LINE,
      rise: 60,
      light: SUN,
      floor: LINE + 20,
      seed: 12,
      tint: tints.dusk,
      haze: ink.blush,
      count: 1,
    }),
    ...downtown.shapes.filter(({ stroke }) => !stroke),
    { d: dashes(downtown.windows, downtown.pane), stroke: ink.lamp, width: downtown.pane },
    {
      d: rect(0, LINE + 10, 1000, height),
      fill: down(
        LINE,
        height,
        [0, mix(ink.nearRange, ink.lilac, 0.25)],
        [0.3, mix(ink.hill, ink.navy, 0.4)],
        [1, ink.deep],
      ),
    },
    {
      d: rect(0, LINE, 1000, 240),
      fill: glow([SUN, LINE + 20], 620, 0.3, [0, ink.gold, 0.42], [1, ink.gold, 0]),
    },
    { d: 'M80 900L414 476h12L480 900z', fill: mix(ink.belly, ink.lilac, 0.25), opacity: 0.6 },
    {
      d: crowns
        .map(([x, y]) => ellipse(x, y - (y - LINE) * 0.12, (y - LINE) * 0.4, (y - LINE) * 0.22))
        .join(''),
      fill: mix(ink.hill, ink.night, 0.35),
    },
    {
      d: lamps.map(([x, y]) => `M${x} ${y}v${Math.round((y - LINE) * 0.5)}`).join(''),
      stroke: ink.night,
      width: 3,
    },
    { d: dashes(lamps, 0), stroke: ink.lamp, width: 8, round: true },
    // A car that comes home.
    { d: 'M306 720h16M346 720h16', stroke: ink.brick, width: 9, round: true },
  ]
}
