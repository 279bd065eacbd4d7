/** People at the work that a film shows, as wide as the other scenes. */
import { ink, mix } from '../palette.ts'
import { fromBehind, hairs, hand, skins } from '../portraits/figure.ts'
import { hairBehind } from '../portraits/hair.ts'
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

/** An agent and a client over the pages of an offer, in the evening. */
export function overPapers(): string {
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
export function priceWall(): string {
  const coat = mix(ink.glacier, ink.belly, 0.35)
  const tones = { skin: skins.fair, hair: hairs.copper, coat, rim: ink.wheat, from: [5, 4] } as const
  const card = (index: number) => [720 + (index % 5) * 166, 96 + Math.floor(index / 5) * 180] as const
  const chosen = [6, 8, 12]
  const cards = Array.from({ length: 15 }, (_, index) => index)
  const houses = (list: readonly number[]) =>
    list
      .map((index) => card(index).join(' '))
      .map((at) => `M${at}m24 112v-42l46-36 46 36v42z`)
      .join('')
  return svg(width, height, [
    room(mix(ink.cloud, ink.belly, 0.5), mix(ink.navy, ink.cloud, 0.6)),
    { d: ellipse(1100, 330, 760), fill: glow([1100, 330], 760, 0.7, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    {
      d: cards.map((index) => rect(...card(index), 140, 152)).join(''),
      fill: mix(ink.paper, ink.wheat, 0.25),
    },
    { d: chosen.map((index) => rect(...card(index), 140, 152)).join(''), fill: ink.gold },
    {
      d: houses(cards.filter((index) => !chosen.includes(index))),
      fill: mix(ink.nearRange, ink.midRange, 0.4),
    },
    { d: houses(chosen), fill: ink.navy },
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
        ...sleeve([84, 166, 156, 176, 206, 84], mix(coat, ink.navy, 0.13), tones, 48),
        hand(212, 60, -70, tones.skin),
        ...fromBehind(tones, ...hairBehind('short', tones)),
        { d: 'M-38 96C-14 112 14 112 38 96L34 88C14 100-14 100-34 88z', fill: ink.paper },
      ],
      430,
      420,
      2,
    ),
  ])
}

/** Marking the dates of a purchase on the calendar. */
export function dates(): string {
  const day = (column: number, row: number) => [880 + column * 116, 330 + row * 108] as const
  const days = Array.from({ length: 20 }, (_, index) => day(index % 5, Math.floor(index / 5)))
  const marked = [day(0, 0), day(3, 1), day(1, 2)]
  const coat = mix(ink.gold, ink.wheat, 0.2)
  const tones = { skin: skins.brown, hair: hairs.black, coat, rim: ink.paper, from: [5, 3] } as const
  return svg(width, height, [
    { outside: true, nodes: [room(mix(ink.glacier, ink.blue, 0.45), mix(ink.belly, ink.blue, 0.3))] },
    { d: rect(806, 116, 640, 800), fill: ink.navy, opacity: 0.3 },
    { d: rect(790, 100, 640, 800), fill: mix(ink.paper, ink.wheat, 0.2) },
    { d: rect(790, 100, 640, 160), fill: ink.cloud },
    { d: 'M840 230l90-76 60 44 90-70 76 58 64-44 100 88z', fill: ink.gold },
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
        ...sleeve([74, 150, 164, 212, 236, 134], mix(coat, ink.oak, 0.1), { rim: tones.rim }, 50),
        { d: 'M244 92L272 70', stroke: ink.navy, width: 8, round: true },
        hand(244, 104, -58, tones.skin),
        ...fromBehind(tones, ...hairBehind('curls', tones)),
        { d: 'M-38 96C-14 112 14 112 38 96L34 88C14 100-14 100-34 88z', fill: ink.paper },
      ],
      470,
      420,
      2.1,
    ),
  ])
}
