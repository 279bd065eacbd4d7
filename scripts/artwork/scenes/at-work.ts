/** People at the work that a film shows, as wide as the other scenes. */
import { ink, mix } from '../palette.ts'
import { fromBehind, hairs, hand, shade, skins } from '../portraits/figure.ts'
import { hairBehind } from '../portraits/hair.ts'
import { pointing, reaching } from '../portraits/reaching.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { flatHand } from './model-house.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

const frame = (x: number, y: number, wide: number, tall: number): Node[] => [
  { d: rect(x, y, wide, tall), stroke: ink.wheat, width: 16 },
  { d: `M${x + wide / 2} ${y}v${tall}`, stroke: ink.wheat, width: 9 },
]

/** Of a shirt, at the nape. */
const COLLAR = { d: 'M-38 96C-14 112 14 112 38 96L34 88C14 100-14 100-34 88z', fill: ink.paper }

/** An agent and a client over the pages of an offer, in the evening. */
function overPapers(): string {
  const agent = { skin: skins.tan, hair: hairs.brown, coat: ink.blue, rim: ink.gold, from: [5, 4] } as const
  const coat = mix(ink.brick, ink.oak, 0.4)
  const client = { skin: skins.fair, hair: hairs.silver, coat, rim: ink.gold, from: [-5, 4] } as const
  return svg(width, height, [
    room(mix(ink.cloud, ink.belly, 0.4), ink.cloud),
    view(520, 96, 560, 400, moods.gold, 5),
    ...frame(520, 96, 560, 400),
    { d: ellipse(800, 250, 640), fill: glow([800, 250], 640, 0.9, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    { d: 'M800 0v120', stroke: ink.deep, width: 8 },
    { d: 'M650 220c8-66 70-104 150-104s142 38 150 104z', fill: ink.deep },
    { d: 'M664 220h272', stroke: ink.lamp, width: 16 },
    {
      d: 'M470 560H1130L1600 800H0z',
      fill: down(560, 800, [0, mix(ink.oak, ink.wheat, 0.3)], [1, mix(ink.oak, ink.soil, 0.2)]),
    },
    { d: 'M470 560H1130', stroke: mix(ink.oak, ink.lamp, 0.6), width: 5 },
    { d: rect(0, 800, width, 100), fill: mix(ink.oak, ink.soil, 0.6) },
    {
      d: 'M470 560H1130L1600 800H0z',
      fill: glow([800, 660], 520, 0.3, [0, ink.lamp, 0.7], [1, ink.lamp, 0]),
    },
    { d: 'M686 636h106l-6 104H644zM808 636h106l42 104H814z', fill: ink.paper },
    {
      d: 'M694 662h78M686 686h84M678 710h90M824 662h78M826 686h62',
      stroke: mix(ink.belly, ink.pale, 0.4),
      width: 6,
    },
    ...sleeve([520, 800, 560, 760, 664, 712], mix(ink.blue, ink.navy, 0.15), agent, 84),
    { nodes: flatHand(agent.skin), transform: 'translate(716 684) rotate(-28) scale(1.5)' },
    ...sleeve([1080, 800, 1040, 770, 964, 724], mix(coat, ink.soil, 0.15), client, 84),
    { nodes: flatHand(client.skin), transform: 'translate(914 696) rotate(26) scale(-1.5 1.5)' },
    placed(fromBehind(agent, ...hairBehind('bob', agent)), 410, 470, 1.6),
    placed(fromBehind(client, ...hairBehind('short', client)), 1190, 460, 1.6),
  ])
}

/** In front of the sales of a street, the three that count in gold. */
function priceWall(): string {
  const coat = mix(ink.glacier, ink.belly, 0.35)
  const tones = { skin: skins.fair, hair: hairs.copper, coat, rim: ink.wheat, from: [5, 4] } as const
  const card = (index: number) => [720 + (index % 5) * 166, 96 + Math.floor(index / 5) * 180] as const
  const chosen = [6, 8, 12]
  const cards = Array.from({ length: 15 }, (_, index) => index)
  const each = (list: readonly number[], draw: (x: number, y: number, index: number) => string) =>
    list.map((index) => draw(...card(index), index)).join('')
  const others = cards.filter((index) => !chosen.includes(index))
  /** Gabled, with a hipped roof, or flat, in turn. */
  const roofs = ['l34-28 34 28', 'l16-22h36l16 22', 'v-14h40v14h28']
  const walls = (x: number, y: number, index: number) => `M${x + 36} ${y + 96}v-30${roofs[index % 3]}v30z`
  const panes = (x: number, y: number) => rect(x + 48, y + 72, 12, 12) + rect(x + 80, y + 72, 12, 24)
  return svg(width, height, [
    room(mix(ink.cloud, ink.belly, 0.5), mix(ink.navy, ink.cloud, 0.6)),
    { d: ellipse(1100, 330, 760), fill: glow([1100, 330], 760, 0.7, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    { d: each(cards, (x, y) => rect(x + 7, y + 9, 140, 152)), fill: ink.night, opacity: 0.4 },
    { d: each(others, (x, y) => rect(x, y, 140, 152)), fill: mix(ink.paper, ink.wheat, 0.25) },
    { d: each(chosen, (x, y) => rect(x, y, 140, 152)), fill: ink.gold },
    {
      d: each(cards, (x, y) => rect(x + 10, y + 10, 120, 94)),
      fill: down(100, 560, [0, mix(ink.glacier, ink.blue, 0.3)], [1, mix(ink.blush, ink.glacier, 0.5)]),
    },
    { d: each(cards, (x, y) => rect(x + 10, y + 88, 120, 16)), fill: mix(ink.hill, ink.nearRange, 0.5) },
    { d: each(others, walls), fill: mix(ink.nearRange, ink.midRange, 0.4) },
    { d: each(chosen, walls), fill: ink.navy },
    { d: each(cards, panes), fill: ink.lamp },
    {
      d: each(cards, (x, y) => `M${x + 12} ${y + 122}h84m-84 16h52`),
      stroke: mix(ink.belly, ink.pale, 0.2),
      width: 6,
    },
    {
      d: `M${chosen
        .map((index) => card(index))
        .map(([x, y]) => `${x + 70} ${y + 8}`)
        .join('L')}`,
      stroke: ink.brick,
      width: 6,
    },
    {
      d: chosen
        .map((index) => card(index))
        .map(([x, y]) => ellipse(x + 70, y + 8, 11))
        .join(''),
      fill: ink.brick,
    },
    placed(
      [
        ...reaching(
          tones,
          { arm: [80, 162, 180, 190, 258, 112], cloth: mix(coat, ink.navy, 0.08), from: [-3, 5] },
          hairBehind('short', tones),
          COLLAR,
        ),
        {
          d: 'M86 186Q104 204 134 208Q104 210 86 186zM172 176Q178 190 172 206Q186 194 180 172z',
          fill: shade,
          opacity: 0.26,
        },
        pointing(280, 91, -43, tones.skin),
      ],
      430,
      420,
      2,
    ),
  ])
}

/** On the sill behind the calendar. */
const plant: readonly Node[] = [
  {
    d: 'M204 470C196 400 150 390 132 340c52 14 76 54 80 92 0-66 12-110 54-148 12 66-14 116-36 150 14-22 34-34 62-38-8 36-36 58-60 74z',
    fill: mix(ink.hill, ink.nearRange, 0.4),
  },
  { d: 'M166 466h92l-14 62h-64z', fill: mix(ink.brick, ink.oak, 0.4) },
  { d: 'M166 466h92l-3 14h-86z', fill: mix(ink.brick, ink.wheat, 0.3) },
]

/** Marking the dates of a purchase on the calendar. */
function dates(): string {
  const day = (column: number, row: number) => [880 + column * 116, 330 + row * 108] as const
  const days = Array.from({ length: 20 }, (_, index) => day(index % 5, Math.floor(index / 5)))
  const marked = [day(0, 0), day(3, 1), day(1, 2)]
  const coat = mix(ink.gold, ink.wheat, 0.2)
  const tones = { skin: skins.brown, hair: hairs.black, coat, rim: ink.paper, from: [5, 3] } as const
  const cloth = mix(coat, ink.oak, 0.1)
  const arm = [80, 160, 160, 197, 233, 154] as const
  return svg(width, height, [
    { outside: true, nodes: [room(mix(ink.glacier, ink.blue, 0.45), mix(ink.belly, ink.blue, 0.3))] },
    view(70, 90, 270, 430, moods.gold, 5),
    ...frame(70, 90, 270, 430),
    { d: rect(46, 528, 318, 18), fill: ink.wheat },
    ...plant,
    { d: rect(0, 690, width, 210), fill: mix(ink.belly, ink.navy, 0.3) },
    { d: `M0 690h${width}`, stroke: mix(ink.pale, ink.belly, 0.3), width: 12 },
    { d: rect(810, 122, 640, 800), fill: ink.navy, opacity: 0.35 },
    { d: rect(790, 100, 640, 800), fill: mix(ink.paper, ink.wheat, 0.2) },
    // The picture over the month: the mountains under the evening's light.
    {
      d: rect(790, 100, 640, 160),
      fill: down(100, 250, [0, mix(ink.blue, ink.cloud, 0.3)], [0.6, ink.blush], [1, ink.gold]),
    },
    {
      d: 'M790 260v-40l66-40 40 26 80-64 50 40 40-26 88 70 52-34 64 36 70-62 90 60v34z',
      fill: mix(ink.farRange, ink.blue, 0.45),
    },
    {
      d: 'M976 142l50 40-18 16-26-10-30 30zM1340 166l90 60v20l-60-34-36 6z',
      fill: mix(ink.navy, ink.blue, 0.5),
    },
    { d: 'M790 260v-22q160-26 320-8t320-10v40z', fill: ink.hill },
    {
      d: Array.from({ length: 16 }, (_, i) => `M${810 + i * 40} 88v24`).join(''),
      stroke: ink.navy,
      width: 7,
      round: true,
    },
    { d: 'M862 290h36m80 0h36m80 0h36m80 0h36m80 0h36', stroke: mix(ink.belly, ink.pale, 0.3), width: 6 },
    { d: days.map(([x, y]) => ellipse(x, y, 15)).join(''), fill: mix(ink.pale, ink.belly, 0.25) },
    { d: `M${marked.map((date) => date.join(' ')).join('L')}L1112 654`, stroke: ink.nearRange, width: 9 },
    {
      d: marked.map(([x, y]) => ellipse(x, y, 30)).join(''),
      fill: ink.paper,
      stroke: ink.nearRange,
      width: 9,
    },
    { d: ellipse(1112, 654, 38), fill: ink.gold, stroke: ink.navy, width: 9 },
    placed(
      [
        ...reaching(tones, { arm, cloth }, hairBehind('curls', tones), COLLAR),
        {
          d: 'M84 180Q98 196 122 203Q98 204 84 180zM156 186Q154 204 142 214Q162 206 161 186zM164 186Q172 202 184 208Q170 206 160 190z',
          fill: shade,
          opacity: 0.26,
        },
        { d: 'M230 116L290 127', stroke: ink.navy, width: 8, round: true },
        hand(253, 140, -32, tones.skin),
      ],
      470,
      420,
      2.1,
    ),
  ])
}

/** Each by its file's name. */
export const atWork = { 'over-papers': overPapers, 'price-wall': priceWall, dates }
