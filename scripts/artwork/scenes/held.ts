/** What hands hold: a telephone that films a stair, and a pencil over a ledger. */
import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { hand, mirrored, skins } from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

const STEPS = 9
const [RUN, RISE] = [96, 66]
/** The steps from the floor up to the right, and the rail above them. */
const steps = `M480 830${`v-${RISE}h${RUN}`.repeat(STEPS)}V830z`
const treads = Array.from(
  { length: STEPS },
  (_, i) => `M${470 + i * RUN} ${830 - (i + 1) * RISE}h${RUN + 10}`,
).join('')
const balusters = Array.from(
  { length: STEPS },
  (_, i) => `M${528 + i * RUN} ${830 - (i + 1) * RISE}v-150`,
).join('')

/** A hall with a tall window, and the sun on its stair. */
const stair: readonly Node[] = [
  room(mix(ink.wheat, ink.belly, 0.18), mix(ink.wheat, ink.oak, 0.4)),
  view(150, 70, 280, 560, moods.gold, 11),
  {
    d: `${rect(150, 70, 280, 560)}M290 70v560M150 256h280M150 443h280`,
    stroke: mix(ink.paper, ink.wheat, 0.4),
    width: 14,
  },
  {
    d: 'M430 70L1180 120 1500 700 1180 830H560L430 630z',
    fill: glow([620, 520], 760, 0.8, [0, ink.paper, 0.65], [1, ink.wheat, 0]),
  },
  { d: rect(0, 830, width, 70), fill: mix(ink.oak, ink.soil, 0.3) },
  {
    d: steps,
    fill: {
      kind: 'linear',
      from: [480, 760],
      to: [1340, 560],
      stops: [
        [0, mix(ink.oak, ink.wheat, 0.45)],
        [1, mix(ink.oak, ink.soil, 0.35)],
      ],
    },
  },
  { d: treads, stroke: mix(ink.wheat, ink.paper, 0.5), width: 12 },
  { d: balusters, stroke: mix(ink.paper, ink.wheat, 0.3), width: 8 },
  {
    d: `M500 614L${528 + 8 * RUN} ${680 - STEPS * RISE}`,
    stroke: mix(ink.oak, ink.soil, 0.55),
    width: 20,
    round: true,
  },
  { d: rect(478, 590, 26, 240), fill: mix(ink.oak, ink.soil, 0.5) },
]

/** A telephone held up to film a stair, seen from behind it. */
export function phoneStair(): string {
  const coat = mix(ink.blue, ink.navy, 0.25)
  const edge = { rim: ink.wheat, from: [-4, 4] } as const
  const [x, y, wide, tall] = [626, 96, 348, 640]
  return svg(
    width,
    height,
    [{ nodes: [{ name: 'stair', nodes: stair }] }, room(mix(ink.navy, ink.deep, 0.3), ink.deep)]
      .map((node, i) => (i === 1 ? { ...node, opacity: 0.55 } : node))
      .concat([
        { d: ellipse(800, 420, 620), fill: glow([800, 420], 620, 0.9, [0, ink.lamp, 0.4], [1, ink.lamp, 0]) },
        ...sleeve([150, 1080, 330, 980, 520, 770], coat, edge, 190),
        ...sleeve([1450, 1080, 1270, 980, 1080, 770], coat, edge, 190),
        {
          d: `M${x + 44} ${y}h${wide - 88}q44 0 44 44v${tall - 88}q0 44-44 44h${88 - wide}q-44 0-44-44v${88 - tall}q0-44 44-44z`,
          fill: ink.night,
          stroke: mix(ink.belly, ink.glacier, 0.3),
          width: 5,
        },
        {
          clip: rect(x + 18, y + 26, wide - 36, tall - 52),
          nodes: [{ use: 'stair', transform: 'translate(262 12) scale(.8)' }],
        },
        {
          d: `M${x + 18} ${y + 204}h${wide - 36}M${x + 18} ${y + 400}h${wide - 36}`,
          stroke: ink.paper,
          width: 2,
          opacity: 0.35,
        },
        { d: ellipse(800, y + tall - 84, 34), stroke: ink.paper, width: 6 },
        { d: ellipse(800, y + tall - 84, 23), fill: ink.brick },
        { d: rect(744, y + 44, 112, 34), fill: ink.night, opacity: 0.6 },
        { d: 'M784 157h56', stroke: ink.paper, width: 6 },
        { d: ellipse(764, 157, 7), fill: ink.brick },
        placed([hand(0, 0, -58, skins.tan)], 606, 660, 3.6),
        mirrored([hand(0, 0, -58, skins.tan)], 994, 660, 3.6),
      ] as Node[]),
  )
}

/** A pencil over the columns of a ledger, beside a lamp, with the evening outside. */
export function ledger(): string {
  const coat = mix(ink.brick, ink.oak, 0.4)
  const edge = { rim: ink.gold, from: [-4, 4] } as const
  const paper = mix(ink.paper, ink.wheat, 0.25)
  const lines = [0, 1, 2, 3, 4, 5]
  const across = (from: number, slant: number, long: number) =>
    lines.map((i) => `M${from + slant * i} ${650 + i * 32}h${long + 6 * i}`).join('')
  return svg(width, height, [
    room(mix(ink.cloud, ink.belly, 0.5), mix(ink.navy, ink.cloud, 0.5)),
    view(770, 70, 620, 400, moods.dusk, 6),
    { d: `${rect(770, 70, 620, 400)}M1080 70v400`, stroke: mix(ink.wheat, ink.belly, 0.25), width: 15 },
    { d: rect(742, 470, 676, 22), fill: mix(ink.wheat, ink.belly, 0.4) },
    { d: ellipse(450, 420, 640), fill: glow([450, 420], 640, 0.85, [0, ink.lamp, 0.6], [1, ink.lamp, 0]) },
    {
      d: rect(0, 560, width, 340),
      fill: down(560, height, [0, mix(ink.oak, ink.wheat, 0.22)], [1, mix(ink.oak, ink.soil, 0.6)]),
    },
    { d: rect(0, 560, width, 340), fill: glow([560, 640], 720, 0.4, [0, ink.lamp, 0.65], [1, ink.lamp, 0]) },
    ...contacts([450, 664, 130, 22], [790, 862, 460, 40], [1346, 690, 130, 20]),
    { d: 'M442 320h18v330h-18z', fill: mix(ink.oak, ink.gold, 0.4) },
    { d: 'M376 660q8-26 74-26t74 26z', fill: mix(ink.oak, ink.soil, 0.35) },
    { d: 'M366 214h168l66 176H300z', fill: down(214, 390, [0, mix(ink.lamp, ink.oak, 0.35)], [1, ink.lamp]) },
    { d: 'M296 390h308', stroke: mix(ink.oak, ink.soil, 0.2), width: 9, round: true },
    { d: 'M440 868L560 606h478l120 262z', fill: mix(ink.brick, ink.soil, 0.5) },
    { d: 'M460 850L570 606q120-22 229 8v250q-170-36-339-14z', fill: paper },
    { d: 'M1138 850L1028 606q-120-22-229 8v250q170-36 339-14z', fill: mix(paper, ink.wheat, 0.4) },
    { d: 'M799 614v250', stroke: mix(ink.oak, ink.wheat, 0.4), width: 5 },
    { d: across(590, -13, 96) + across(836, 2, 70), stroke: mix(ink.belly, ink.pale, 0.3), width: 7 },
    { d: across(722, -4, 46) + across(960, 8, 48), stroke: mix(ink.belly, ink.pale, 0.05), width: 7 },
    { d: 'M704 842h72', stroke: ink.gold, width: 12 },
    { d: 'M1240 690l26-104h140l26 104z', fill: ink.deep },
    { d: 'M1276 602h120l5 20h-130z', fill: mix(ink.glacier, ink.wheat, 0.4) },
    {
      d: 'M1270 640h34m14 0h34m14 0h36M1264 668h38m14 0h36m14 0h40',
      stroke: mix(ink.belly, ink.glacier, 0.2),
      width: 13,
    },
    ...sleeve([60, 1040, 210, 960, 446, 806], coat, edge, 150),
    placed([hand(0, 0, -14, skins.brown)], 524, 772, 2.7),
    { d: 'M1052 808L1168 596', stroke: ink.gold, width: 15 },
    { d: 'M1045 821L1056 800', stroke: ink.deep, width: 8, round: true },
    ...sleeve([1560, 1060, 1420, 960, 1216, 790], coat, edge, 150),
    mirrored([hand(0, 0, -22, skins.brown)], 1128, 736, 2.8),
  ])
}
