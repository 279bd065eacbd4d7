/** The kitchen: its window on the hills at the end of dusk, a shelf, a clock, and the lamp in the middle. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moonAndStars } from '../stars.ts'
import { LAMP, linen, wall } from './view.ts'

const [LEFT, TOP, WIDE, TALL] = [404, 56, 792, 400] as const
const PANE = rect(LEFT, TOP, WIDE, TALL)
const frame = mix(ink.wheat, ink.oak, 0.4)

function outside(): Node {
  return {
    outside: true,
    clip: PANE,
    nodes: [
      {
        d: PANE,
        fill: down(
          TOP,
          390,
          [0, mix(ink.blue, ink.navy, 0.25)],
          [0.5, mix(ink.blue, ink.lilac, 0.55)],
          [0.8, ink.blush],
          [1, mix(ink.gold, ink.amber, 0.4)],
        ),
      },
      ...moonAndStars({ width, horizon: 380, apex: [800, 60], span: [700, 700], clear: 0.6 }, 33),
      {
        d: 'M390 364l60-30 60 24 74-58 56 40 52-20 60 28 62-50 54 36 60-24 70 44 72-62 60 46 70-30 60 40v80H390z',
        fill: mix(ink.farRange, ink.lilac, 0.35),
      },
      { d: 'M390 384q200-50 400-6 210-46 420 0v100H390z', fill: mix(ink.nearRange, ink.lilac, 0.15) },
      // Homes on the slope across the valley.
      {
        d: 'M652 438v-32l30-24 30 24v32zM724 430v-20l24-20 24 20v20zM792 440v-36l34-26 34 26v36zM876 430v-20l22-18 22 18v20zM930 440v-28l28-22 28 22v28z',
        fill: mix(ink.navy, ink.blue, 0.35),
      },
      { d: 'M390 440q220-30 410-12 200-20 410 10v60H390z', fill: mix(ink.hill, ink.blue, 0.25) },
      {
        d: 'M664 412h14M688 412h12M742 412h12M806 408h14M834 408h14M892 412h12M950 414h16',
        stroke: ink.lamp,
        width: 13,
      },
    ],
  }
}

const shelf: Shape[] = [
  {
    d: 'M110 214h70q-4 36-35 36t-35-36zM196 196h44v54h-44zM252 206h36v44h-36z',
    fill: mix(ink.glacier, ink.belly, 0.4),
  },
  { d: 'M112 206h66M110 196h70', stroke: mix(ink.wheat, ink.oak, 0.3), width: 8 },
  {
    d: 'M322 190q-8-40-36-50 36-4 44 34 0-44 30-60 8 42-18 70 20-18 38-12-10 26-42 24z',
    fill: mix(ink.nearRange, ink.spruce, 0.3),
  },
  { d: 'M306 200h56l-8 50h-40z', fill: mix(ink.brick, ink.soil, 0.2) },
  { d: 'M76 256h300', stroke: mix(ink.oak, ink.soil, 0.25), width: 14 },
]

const clock: Shape[] = [
  { d: ellipse(1330, 170, 50), fill: mix(ink.paper, ink.wheat, 0.5), stroke: ink.navy, width: 9 },
  { d: 'M1330 136v34l-24 22', stroke: ink.navy, width: 6, round: true },
]

export function room(): Node[] {
  const [x, y] = LAMP
  return [
    { d: rect(0, 0, width, height), fill: mix(wall, ink.deep, 0.3) },
    ...shelf,
    ...clock,
    // The lamp's light, on all but the window.
    {
      d: rect(0, 0, width, height),
      fill: glow([x, y + 60], 900, 0.8, [0, ink.lamp, 0.85], [0.4, ink.amber, 0.5], [1, ink.amber, 0]),
    },
    outside(),
    { d: `${PANE}M484 ${TOP}v${TALL}M1116 ${TOP}v${TALL}`, stroke: frame, width: 16 },
    { d: rect(LEFT - 28, TOP + TALL, WIDE + 56, 22), fill: mix(frame, ink.paper, 0.25) },
    {
      d: ellipse(x, y, 420),
      fill: glow([x, y], 420, 1, [0, ink.lamp, 0.75], [0.4, ink.lamp, 0.2], [1, ink.lamp, 0]),
    },
    { d: `M${x} 0v110`, stroke: ink.deep, width: 5 },
    {
      d: 'M704 104h192l18 108H686z',
      fill: down(104, 212, [0, linen], [0.7, mix(linen, ink.paper, 0.6)], [1, ink.paper]),
    },
    { d: 'M702 104h196M685 212h230', stroke: mix(ink.gold, ink.oak, 0.5), width: 6 },
  ]
}
