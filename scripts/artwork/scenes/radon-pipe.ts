/** A radon fan and its pipe on the side of a bungalow in winter, with a technician at work, at night by a lantern. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { moods } from './moods.ts'
import { drift, ladder, pane, roof, walls } from './radon-pipe/house.ts'
import { bag, breath, pipe } from './radon-pipe/pipe.ts'
import { technician } from './radon-pipe/technician.ts'
import { cold, snow } from './radon-pipe/tones.ts'
import { sky } from './sky.ts'

const LANTERN: Point = [1032, 742]

export function radonPipe(): string {
  const draw = random(12)
  const flakes = Array.from({ length: 26 }, (): Point => [1080 + 520 * draw(), 640 * draw()])
  return svg(width, height, [
    ...sky({
      width,
      horizon: 650,
      apex: [1180, 30],
      span: [1500, 760],
      light: [1440, 640],
      mood: moods.dawn,
      seed: 31,
      streaks: 1,
    }),
    {
      d: 'M1150 660L1196 604 1222 586 1246 602 1290 618 1330 592 1366 562 1402 590 1450 612 1490 598 1530 576 1570 604 1620 590V660z',
      fill: down(560, 660, [0, mix(ink.farRange, ink.blue, 0.3)], [1, mix(ink.pale, ink.blush, 0.4)]),
    },
    {
      d: 'M1222 586l24 16-6 10 14 16-34-20zM1366 562l36 28-12 6 18 22-38-24-8 4zM1530 576l40 28-16 4 10 16-36-26z',
      fill: mix(ink.wheat, ink.paper, 0.4),
      opacity: 0.75,
    },
    { d: rect(1100, 650, 500, 250), fill: down(650, 800, [0, mix(snow, cold, 0.5)], [1, snow]) },
    { d: dashes(flakes, 0), stroke: ink.paper, width: 6, round: true, opacity: 0.8 },
    ...firs(
      [
        [1330, 716, 250],
        [1404, 726, 360],
        [1548, 736, 440],
      ],
      mix(ink.nearRange, ink.blue, 0.3),
      mix(ink.pale, ink.paper, 0.7),
    ),
    ...walls(),
    ...pane(),
    ...roof(),
    drift,
    ...ladder(),
    ...pipe(),
    ...breath,
    // The window's light on the snow, which reaches the fan.
    {
      d: rect(0, 560, 1120, 340),
      fill: glow([400, 800], 660, 0.34, [0, ink.lamp, 0.55], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
      nightly: true,
    },
    // Shadows on the snow, away from the sun, and steps to where the work is.
    {
      d: 'M980 800L760 812Q620 826 560 846L700 838Q900 826 980 806z',
      fill: ink.blue,
      opacity: 0.28,
      daily: true,
    },
    {
      d: [
        [500, 872],
        [566, 852],
        [610, 880],
        [672, 858],
        [716, 878],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 19, 6))
        .join(''),
      fill: ink.blue,
      opacity: 0.34,
    },
    {
      d: ellipse(...LANTERN, 360, 330),
      fill: glow(LANTERN, 360, 0.92, [0, ink.wheat, 0.6], [0.3, ink.lamp, 0.36], [1, ink.gold, 0]),
      nightly: true,
    },
    { transform: 'translate(812 806) scale(1.2)', nodes: lampLit(technician()) },
    ...bag(),
    ...lantern(),
  ])
}

/** It stands on the snow before the pipe; it is there at night alone. */
function lantern(): Shape[] {
  const [x, y] = LANTERN
  return [
    {
      d: `M${x - 16} ${y - 30}Q${x} ${y - 72} ${x + 16} ${y - 30}`,
      stroke: ink.deep,
      width: 5,
      nightly: true,
    },
    { d: rect(x - 17, y - 26, 34, 52), fill: ink.lamp, nightly: true },
    {
      d: `M${x - 22} ${y - 24}l8-14h28l8 14zM${x - 22} ${y + 24}h44v14h-44z`,
      fill: ink.deep,
      nightly: true,
    },
  ]
}
