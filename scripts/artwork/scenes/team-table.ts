import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { dashes, ellipse, glow, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { modelHouse } from './model-house.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'
import { arms, beside, beyond } from './team-table/people.ts'

const sheet = mix(ink.paper, ink.wheat, 0.15)
const wood = mix(ink.oak, ink.soil, 0.6)

/** The city beyond the windows, at blue hour. */
function outside(): Node {
  const city = skyline({
    x: 486,
    ground: 480,
    scale: 0.95,
    haze: mix(ink.blue, ink.navy, 0.25),
    rim: ink.lamp,
    lit: 0.07,
    digits: 0,
  })
  return {
    clip: rect(60, 40, 1480, 460),
    outside: true,
    nodes: [
      ...sky({
        width,
        horizon: 440,
        apex: [920, 110],
        span: [1100, 980],
        light: [820, 560],
        mood: moods.dusk,
        seed: 14,
        streaks: 0,
      })
        // Nor its thin clouds.
        .filter(({ daily, opacity }) => !daily || !opacity),
      // Without the facets of other scenes' ranges: too fine behind the panes.
      {
        d: 'M60 452L150 424l60 24 90-36 80 30 90-22 110 34h440l80-32 90 28 100-40 80 34 80-24 60 20v50H60z',
        fill: mix(mix(ink.farRange, ink.amber, 0.3), ink.navy, 0.42),
      },
      // Their mullions are too fine to be seen, and the low buildings are behind the people.
      ...city.shapes.filter(({ stroke }) => !stroke).slice(0, -1),
      { d: dashes(city.windows, 3), stroke: ink.lamp, width: 3.5 },
    ],
  }
}

const lamp: Shape[] = [
  { d: ellipse(800, 216, 420), fill: glow([800, 216], 420, 1, [0, ink.lamp, 0.34], [1, ink.lamp, 0]) },
  { d: 'M800 0v96', stroke: ink.deep, width: 6 },
  { d: 'M708 168c5-46 41-72 92-72s87 26 92 72z', fill: ink.deep },
  { d: 'M714 170h172', stroke: ink.lamp, width: 10 },
]

/** Four of the team round a table in the evening, the model of a house between them and the city behind. */
export function teamTable(): string {
  return svg(width, height, [
    room(mix(ink.cloud, ink.navy, 0.3), mix(ink.navy, ink.deep, 0.4)),
    outside(),
    { d: `${rect(60, 40, 1480, 460)}M430 40v460M1170 40v460`, stroke: ink.night, width: 14 },
    ...lamp,
    placed([...beyond, ...beside], 50, 42, 0.94),
    // The table, and what it keeps from the lamp.
    { d: `${ellipse(800, 780, 560, 100)}`, fill: wood },
    { d: 'M240 752h1120v28H240z', fill: wood },
    {
      d: ellipse(800, 752, 560, 100),
      fill: glow([800, 724], 580, 0.3, [0, mix(ink.oak, ink.lamp, 0.6)], [1, mix(ink.oak, ink.soil, 0.35)]),
    },
    ...contacts([826, 712, 130, 22], [664, 730, 110, 14], [976, 750, 110, 14], [1222, 766, 50, 12]),
    { d: 'M742 776l40-34h110l-20 34z', fill: sheet },
    { d: 'M774 768l22-18M806 752h56M800 761h30', stroke: mix(ink.belly, ink.glacier, 0.3), width: 3 },
    { d: 'M762 790L850 760', stroke: ink.brick, width: 6, round: true },
    placed(modelHouse(), 326, 296, 0.62),
    placed(mug, 482, 334, 0.63),
    placed(arms, 50, 42, 0.94),
  ])
}

const mug: readonly Shape[] = [
  { d: 'M1140 626q-22 0-18 16t24 12', stroke: ink.wheat, width: 6 },
  { d: 'M1132 616h62l-5 52q-26 8-52 0z', fill: mix(ink.wheat, ink.oak, 0.2) },
  { d: ellipse(1163, 616, 31, 7), fill: ink.soil },
]
