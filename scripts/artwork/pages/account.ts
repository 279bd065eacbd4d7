import { ink, kept, mix } from '../palette.ts'
import { height, width } from '../scenes/frame.ts'
import { between, down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'

const [COLUMNS, ROWS] = [6, 4]
const BOARD = 20
const [WIDE, TALL] = [(width - BOARD) / COLUMNS, (height - BOARD) / ROWS]
const [INNER, LOW] = [WIDE - BOARD, TALL - BOARD]

const oak = mix(ink.oak, ink.wheat, 0.25)
const sheet = mix(ink.paper, ink.wheat, 0.25)
const print = mix(ink.belly, ink.pale, 0.35)

/** An envelope that stands in its compartment, its flap down, with a seal. */
function envelope(paper: string, seal: string, lean: number): Node {
  return {
    transform: `rotate(${lean} 120 ${LOW})`,
    nodes: [
      { d: rect(44, 62, 172, 140), fill: ink.night, opacity: 0.35 },
      { d: rect(34, 56, 172, 146), fill: paper },
      {
        d: 'M34 56L120 140 206 56M34 202L98 122M206 202L142 122',
        stroke: mix(paper, ink.soil, 0.4),
        width: 3.5,
      },
      { d: ellipse(120, 136, 17), fill: seal },
    ],
  }
}

/** Letters behind one another. */
const letters: readonly Node[] = [
  envelope(mix(ink.belly, ink.pale, 0.55), ink.brick, 7),
  envelope(mix(ink.wheat, ink.oak, 0.3), ink.blue, 2),
  envelope(sheet, ink.brick, -4),
]

/** Plans, rolled, of which the ends are seen. */
const rolls: readonly Node[] = [
  [64, 166, 36],
  [138, 170, 32],
  [204, 174, 28],
  [102, 104, 30],
  [166, 114, 26],
].flatMap(([x = 0, y = 0, r = 0]): Node[] => [
  {
    d: ellipse(x, y, r),
    fill: between([x - r, y - r], [x + r, y + r], [0, sheet], [1, mix(sheet, ink.oak, 0.6)]),
  },
  {
    d: `${ellipse(x, y, r * 0.62)}${ellipse(x + 1, y + 1, r * 0.3)}`,
    stroke: mix(ink.oak, ink.soil, 0.35),
    width: 3,
  },
])

/** Folders on edge. */
const folders: readonly Node[] = [
  ink.nearRange,
  ink.brick,
  mix(ink.wheat, ink.gold, 0.4),
  ink.blue,
  mix(ink.belly, ink.pale, 0.3),
  ink.gold,
].map((colour, index) => {
  const tall = 128 + ((index * 29) % 44)
  const x = 22 + index * 34
  return {
    nodes: [
      { d: rect(x, LOW - tall, 30, tall), fill: colour },
      { d: rect(x + 7, LOW - tall + 18, 16, 34), fill: sheet, opacity: 0.85 },
    ],
  }
})

/** A key on its hook, with the card of its house. */
const key: readonly Node[] = [
  { d: 'M120 0v44', stroke: mix(ink.gold, ink.soil, 0.3), width: 7 },
  { d: ellipse(120, 70, 26), stroke: ink.gold, width: 11 },
  { d: 'M120 96v82M120 150h26M120 174h34', stroke: ink.gold, width: 12 },
  { d: 'M142 78L188 112 172 148 122 112z', fill: ink.brick },
  { d: ellipse(146, 92, 5), fill: ink.deep },
]

/** Letters lying flat under a stone of the river. */
const pile: readonly Node[] = [
  { d: rect(30, LOW - 26, 190, 26), fill: mix(sheet, ink.oak, 0.25) },
  { d: rect(22, LOW - 46, 184, 20), fill: mix(ink.belly, ink.pale, 0.5) },
  { d: rect(36, LOW - 62, 178, 16), fill: sheet },
  {
    d: `M22 ${LOW - 26}h200M22 ${LOW - 46}h190`,
    stroke: mix(ink.oak, ink.soil, 0.6),
    width: 3,
    opacity: 0.6,
  },
  {
    d: `M72 ${LOW - 62}q4-54 58-56 50 4 56 56z`,
    fill: between([80, 90], [180, LOW - 60], [0, mix(ink.glacier, ink.belly, 0.4)], [1, ink.belly]),
  },
]

/** A card of the foothills under the arch of a chinook. */
const postcard: Node = {
  transform: 'rotate(-5 120 130)',
  nodes: [
    { d: rect(34, 44, 176, 152), fill: sheet },
    {
      d: rect(44, 54, 156, 132),
      fill: down(54, 186, [0, ink.nearRange], [0.5, mix(ink.blush, ink.wheat, 0.4)], [1, ink.gold]),
    },
    { d: 'M44 54h156v60q-78-66-156 0z', fill: ink.deep },
    { d: 'M44 150l34-30 22 18 30-34 34 32 36-14v64H44z', fill: mix(ink.blue, ink.belly, 0.4) },
    { d: 'M44 166q80-22 156 4v16H44z', fill: ink.hill },
  ],
}

/** A plant that has outgrown its compartment. */
const plant: readonly Node[] = [
  {
    d: 'M84 128h80l-12 76h-56z',
    fill: between(
      [84, 128],
      [164, 204],
      [0, mix(ink.brick, ink.blush, 0.2)],
      [1, mix(ink.brick, ink.soil, 0.4)],
    ),
  },
  { d: rect(78, 116, 92, 18), fill: ink.brick },
  {
    d: 'M124 118q-10-60-66-74 2 54 66 74zM124 118q4-74 66-88-4 66-66 88zM124 118q-30-20-78 8 34 26 78-8zM124 118q34-26 80 2-32 30-80-2z',
    fill: mix(ink.hill, ink.nearRange, 0.35),
  },
  { d: 'M124 118q-16-40-52-60M124 118q14-46 50-70', stroke: mix(ink.hill, ink.wheat, 0.45), width: 3 },
]

/** The model of a house. */
const house: readonly Node[] = [
  { d: 'M60 204V120L124 66l64 54v84z', fill: sheet },
  { d: 'M124 66l64 54v84h-40V100z', fill: mix(sheet, ink.oak, 0.35) },
  { d: 'M48 126L124 60l76 66', stroke: ink.brick, width: 14 },
  { d: rect(108, 148, 32, 56), fill: ink.nearRange },
  { d: rect(74, 132, 22, 24) + rect(154, 132, 20, 24), fill: ink.gold },
]

/** What the visitor sent: in a compartment of its own, in the light. */
const request: readonly Node[] = [
  {
    transform: `rotate(-3 120 ${LOW})`,
    nodes: [
      { d: rect(48, 30, 164, 172), fill: ink.night, opacity: 0.35 },
      { d: rect(38, 24, 164, 180), fill: sheet },
      { d: 'M62 74l24-20 24 20v26H62z', fill: ink.gold },
      { d: 'M128 70h54M128 92h36', stroke: print, width: 9 },
      { d: rect(62, 122, 20, 20) + rect(62, 154, 20, 20), stroke: ink.nearRange, width: 4 },
      { d: 'M66 130l7 8 16-22M66 162l7 8 16-22', stroke: ink.brick, width: 6, round: true },
      { d: 'M98 132h84M98 164h66', stroke: print, width: 9 },
    ],
  },
]

const contents: readonly (readonly Node[])[] = [
  ...[rolls, letters, pile, [postcard], folders, [envelope(sheet, ink.gold, 3)]],
  ...[folders, house, [], letters, plant, rolls],
  ...[pile, key, [envelope(mix(ink.belly, ink.pale, 0.5), ink.brick, -5)], request, letters, folders],
  ...[letters, folders, rolls, pile, [envelope(mix(ink.wheat, ink.oak, 0.2), ink.blue, 4)], key],
]
const LIT_COMPARTMENT = contents.indexOf(request)

/** Everything that is waiting, in a wall of compartments; one of them has a light of its own. */
export function account(): string {
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: between(
        [0, 0],
        [width, height],
        [0, mix(oak, ink.soil, 0.3)],
        [0.6, oak],
        [1, mix(oak, ink.soil, 0.5)],
      ),
    },
    ...contents.map((nodes, index): Node => {
      const [x, y] = [BOARD + (index % COLUMNS) * WIDE, BOARD + Math.floor(index / COLUMNS) * TALL]
      const lit = index === LIT_COMPARTMENT
      const back = lit
        ? glow(
            [120, 0],
            300,
            0.9,
            [0, kept(ink.lamp)],
            [0.5, kept(mix(ink.gold, ink.oak, 0.4))],
            [1, kept(mix(ink.oak, ink.soil, 0.4))],
          )
        : down(
            0,
            LOW,
            [0, mix(ink.soil, ink.night, 0.6)],
            [0.3, mix(ink.soil, ink.deep, 0.4)],
            [1, mix(ink.oak, ink.soil, 0.75)],
          )
      return placed(
        [
          { d: rect(0, 0, INNER, LOW), fill: back },
          ...nodes,
          { d: `M0 ${LOW}h${INNER}`, stroke: mix(ink.wheat, ink.oak, 0.4), width: 5 },
        ],
        x,
        y,
        1,
      )
    }),
    {
      d: rect(0, 0, width, height),
      fill: glow([930, 560], 820, 0.75, [0, ink.lamp, 0.34], [0.45, ink.gold, 0.1], [1, ink.night, 0.42]),
    },
  ])
}
