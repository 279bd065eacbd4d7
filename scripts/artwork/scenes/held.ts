/** Work that is set up, without anybody: a telephone that films a stair, and a ledger with its pencil. */
import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { shade } from '../portraits/figure.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { moods } from './moods.ts'
import { agent } from './people.ts'
import { view } from './view.ts'

const STEPS = 9
const [RUN, RISE] = [96, 66]
/** The steps from the floor up to the landing at the right, and the rail above them. */
const steps = `M480 830${`v-${RISE}h${RUN}`.repeat(STEPS)}H1600V830z`
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
    d: `M500 614L${528 + 8 * RUN} ${680 - STEPS * RISE}H1600`,
    stroke: mix(ink.oak, ink.soil, 0.55),
    width: 20,
    round: true,
  },
  { d: rect(478, 590, 26, 240), fill: mix(ink.oak, ink.soil, 0.5) },
  placed(agent('pale'), 712, 830 - 3 * RISE, 2.2),
]

/** A telephone on a tripod films a stair, and the agent on it, whom it hides. */
function phoneStair(): string {
  const [x, y, wide, tall] = [634, 84, 332, 590]
  const metal = mix(ink.night, ink.belly, 0.3)
  const edge = mix(ink.wheat, ink.oak, 0.3)
  return svg(width, height, [
    { nodes: [{ name: 'stair', nodes: stair }] },
    { ...room(mix(ink.navy, ink.blue, 0.3), ink.deep), opacity: 0.36 },
    { d: ellipse(800, 400, 620), fill: glow([800, 400], 620, 0.9, [0, ink.lamp, 0.4], [1, ink.lamp, 0]) },
    // The legs, the column between them, and the ball that the clamp turns on.
    { d: 'M792 790L612 930M808 790L988 930M800 790V930', stroke: ink.night, width: 26, round: true },
    { d: 'M800 790L988 930M800 806V930', stroke: metal, width: 10, round: true },
    { d: 'M822 788L1006 926M812 806V930', stroke: edge, width: 2.5, round: true, opacity: 0.7 },
    { d: rect(774, 716, 52, 96), fill: metal },
    { d: rect(774, 716, 18, 96), fill: ink.night },
    { d: ellipse(800, 712, 34), fill: glow([812, 700], 44, 1, [0, mix(metal, edge, 0.4)], [1, ink.night]) },
    { d: 'M820 762h76', stroke: ink.night, width: 20, round: true },
    { d: 'M880 762h18', stroke: ink.brick, width: 20, round: true },
    { d: rect(768, 800, 64, 20), fill: ink.night },
    { d: 'M824 718v80M770 800h62', stroke: edge, width: 2.5, opacity: 0.7 },
    {
      d: `M${x + 42} ${y}h${wide - 84}q42 0 42 42v${tall - 84}q0 42-42 42h${84 - wide}q-42 0-42-42v${84 - tall}q0-42 42-42z`,
      fill: ink.night,
      stroke: mix(ink.belly, ink.glacier, 0.3),
      width: 5,
    },
    {
      clip: rect(x + 16, y + 22, wide - 32, tall - 44),
      nodes: [{ use: 'stair', transform: 'translate(278 -16) scale(.76)' }],
    },
    {
      d: `M${x + 16} ${y + 200}h${wide - 32}M${x + 16} ${y + 384}h${wide - 32}M${x + 116} ${y + 22}v${tall - 44}M${x + 216} ${y + 22}v${tall - 44}`,
      stroke: ink.paper,
      width: 1.6,
      opacity: 0.35,
    },
    { d: ellipse(800, y + tall - 84, 33), stroke: ink.paper, width: 6 },
    { d: ellipse(800, y + tall - 84, 22), fill: ink.brick },
    { d: rect(746, y + 40, 108, 32), fill: ink.night, opacity: 0.6 },
    { d: `M784 ${y + 56}h54`, stroke: ink.paper, width: 6 },
    { d: ellipse(764, y + 56, 7), fill: ink.brick },
    // The jaws of the clamp, before the lower edge of the telephone.
    { d: `M738 ${y + tall + 14}v-44h26v22h72v-22h26v44z`, fill: metal },
    { d: `M861 ${y + tall + 14}v-43h-24`, stroke: edge, width: 2.5, opacity: 0.8 },
  ])
}

const line = mix(ink.belly, ink.pale, 0.3)

/** An open account book, and the pencil that underlined its sum. */
function book(): Node[] {
  const paper = mix(ink.paper, ink.wheat, 0.25)
  const leaf = mix(paper, ink.wheat, 0.4)
  const rows = [0, 1, 2, 3, 4, 5]
  const across = (from: number, slant: number, long: number) =>
    rows.map((i) => `M${from + slant * i} ${650 + i * 32}h${long + 6 * i}`).join('')
  return [
    { d: 'M440 872L560 606h478l120 266z', fill: mix(ink.brick, ink.soil, 0.5) },
    { d: 'M452 862L566 606h465l114 256q-176-30-346 6-176-36-347-6z', fill: mix(leaf, ink.oak, 0.35) },
    { d: 'M460 850L570 606q120-22 229 8v250q-170-36-339-14z', fill: paper },
    { d: 'M1138 850L1028 606q-120-22-229 8v250q170-36 339-14z', fill: leaf },
    {
      d: 'M799 614Q720 592 640 596L610 842Q704 844 799 864 894 844 988 842L958 596Q878 592 799 614z',
      fill: {
        kind: 'linear',
        from: [640, 0],
        to: [958, 0],
        stops: [
          [0, ink.oak, 0],
          [0.5, ink.oak, 0.36],
          [0.5, shade, 0.34],
          [1, ink.oak, 0],
        ],
      },
    },
    { d: across(590, -13, 96) + across(836, 2, 70), stroke: line, width: 7 },
    { d: across(722, -4, 46) + across(960, 8, 48), stroke: mix(ink.belly, ink.pale, 0.05), width: 7 },
    { d: 'M704 602L684 842M934 602L954 842', stroke: ink.brick, width: 2.4, opacity: 0.5 },
    { d: 'M700 838h82', stroke: ink.gold, width: 11, round: true },
    // The ribbon, out from between the leaves.
    { d: 'M790 612Q780 740 797 864L788 900 801 888 812 900 809 860Q790 740 800 614z', fill: ink.brick },
  ]
}

/** A pencil of six sides, of which two are seen, with its tip at 0, to the right. */
const pencil: readonly Node[] = [
  { d: 'M6 14L66 24H352L372 12 340 34H70z', fill: shade, opacity: 0.42 },
  { d: 'M0 0L52-12V12z', fill: mix(ink.wheat, ink.oak, 0.25) },
  { d: 'M0 0L18-4V4z', fill: ink.deep },
  { d: 'M52-12q-8 6 0 12-8 6 0 12H306V-12z', fill: ink.gold },
  { d: 'M52 0q-8 6 0 12H306V0z', fill: mix(ink.gold, ink.oak, 0.55) },
  { d: 'M56-7H306', stroke: mix(ink.gold, ink.paper, 0.6), width: 3 },
  { d: rect(306, -12, 30, 24), fill: mix(ink.pale, ink.belly, 0.35) },
  { d: 'M314-12v24M326-12v24M306-6h30', stroke: ink.paper, width: 2.4, opacity: 0.6 },
  { d: 'M336-12h16q12 2 12 12t-12 12h-16z', fill: mix(ink.brick, ink.blush, 0.4) },
]

/** A ledger under a lamp in the evening, its sum underlined and the pencil laid down on it. */
function ledger(): string {
  const cup = mix(ink.blue, ink.glacier, 0.35)
  const brass = mix(ink.oak, ink.gold, 0.5)
  return svg(width, height, [
    room(mix(ink.cloud, ink.belly, 0.5), mix(ink.navy, ink.cloud, 0.5)),
    view(470, 60, 540, 410, moods.dusk, 6),
    { d: `${rect(470, 60, 540, 410)}M740 60v410`, stroke: mix(ink.wheat, ink.belly, 0.25), width: 15 },
    { d: rect(442, 470, 596, 22), fill: mix(ink.wheat, ink.belly, 0.4) },
    { d: ellipse(1080, 400, 620), fill: glow([1080, 400], 620, 0.85, [0, ink.lamp, 0.6], [1, ink.lamp, 0]) },
    {
      d: rect(0, 560, width, 340),
      fill: down(560, height, [0, mix(ink.oak, ink.wheat, 0.22)], [1, mix(ink.oak, ink.soil, 0.6)]),
    },
    { d: rect(0, 560, width, 340), fill: glow([960, 620], 740, 0.4, [0, ink.lamp, 0.65], [1, ink.lamp, 0]) },
    ...contacts(
      [1086, 610, 130, 22],
      [790, 872, 460, 36],
      [1350, 700, 140, 20],
      [556, 628, 90, 16],
      [290, 770, 150, 20],
    ),
    { d: 'M1076 350h16v250h-16z', fill: brass },
    { d: 'M1076 350h6v250h-6z', fill: mix(brass, ink.soil, 0.45) },
    { d: 'M1012 606q8-24 72-24t72 24z', fill: mix(ink.oak, ink.soil, 0.35) },
    {
      d: 'M1020 236h128l62 156H958z',
      fill: down(236, 392, [0, mix(ink.lamp, ink.oak, 0.35)], [1, ink.lamp]),
    },
    { d: 'M954 392h260', stroke: mix(ink.oak, ink.soil, 0.2), width: 8, round: true },
    // Something hot, behind the book.
    { d: 'M594 560q44-6 42 22t-46 26', stroke: mix(cup, ink.deep, 0.25), width: 12 },
    {
      d: 'M504 532H602L596 606Q592 626 553 626T510 606z',
      fill: {
        kind: 'linear',
        from: [504, 0],
        to: [602, 0],
        stops: [
          [0, mix(cup, ink.deep, 0.5)],
          [0.7, cup],
          [1, mix(cup, ink.wheat, 0.5)],
        ],
      },
    },
    { d: ellipse(553, 532, 49, 9), fill: mix(cup, ink.wheat, 0.5) },
    { d: ellipse(553, 533, 42, 6), fill: mix(ink.soil, ink.oak, 0.2) },
    {
      d: 'M540 512q-16-24 0-44t2-42M566 512q-16-22 0-40t4-34',
      stroke: ink.paper,
      width: 4,
      round: true,
      opacity: 0.4,
    },
    ...book(),
    { transform: 'translate(806 834) rotate(-29)', nodes: pencil },
    // The keys of the calculator.
    { d: 'M1236 702l30-116h146l30 116z', fill: ink.deep },
    { d: 'M1276 602h126l6 24h-138z', fill: mix(ink.glacier, ink.wheat, 0.4) },
    {
      d: 'M1268 644h36m14 0h36m14 0h38M1262 674h40m14 0h38m14 0h42',
      stroke: mix(ink.belly, ink.glacier, 0.2),
      width: 14,
    },
    { d: 'M170 772l60-130h240l-40 130z', fill: mix(ink.paper, ink.wheat, 0.5) },
    { d: 'M248 676h170M236 704h170M222 732h110', stroke: line, width: 7 },
  ])
}

/** Both, by file name. */
export const held = { 'phone-stair': phoneStair, ledger }
