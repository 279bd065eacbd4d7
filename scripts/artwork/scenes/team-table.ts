import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import {
  aside,
  ear,
  edged,
  glasses,
  hairs,
  hand,
  inProfile,
  mirrored,
  shade,
  skins,
  type Tones,
} from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { dashes, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

const lit = { rim: ink.gold, from: [4, 4] } as const
const frames = mix(ink.gold, ink.soil, 0.25)
const sheet = mix(ink.paper, ink.wheat, 0.15)
const person = (skin: keyof typeof skins, hair: keyof typeof hairs, coat: string): Tones => ({
  skin: skins[skin],
  hair: hairs[hair],
  coat,
  ...lit,
})

/** Where they sit, and their size: two of them and the model fit into the upright half of a hero. */
const GATHERED = [150, 126, 0.81] as const

/** The city beyond the windows, at blue hour. */
function outside(): Node {
  const city = skyline({
    x: 640,
    ground: 470,
    scale: 0.72,
    haze: mix(ink.blue, ink.navy, 0.25),
    rim: ink.lamp,
    lit: 0.07,
    digits: 0,
  })
  return {
    clip: rect(60, 40, 1480, 450),
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
        streaks: 1,
      }),
      // Without the facets of other scenes' ranges: too fine behind the panes.
      {
        d: 'M60 452L150 424l60 24 90-36 80 30 90-22 110 34h440l80-32 90 28 100-40 80 34 80-24 60 20v50H60z',
        fill: mix(mix(ink.farRange, ink.amber, 0.3), ink.navy, 0.42),
      },
      // Their mullions are too fine to be seen.
      ...city.shapes.filter(({ stroke }) => !stroke),
      { d: dashes(city.windows, 3), stroke: ink.lamp, width: 3.5 },
    ],
  }
}

/** The team around a long table in the evening, with the model of a house between them. */
export function teamTable(): string {
  const lamps = [240, 592, 1008, 1360]
  const listing = person('fair', 'copper', mix(ink.brick, ink.oak, 0.35))
  const analyst = person('brown', 'black', mix(ink.glacier, ink.belly, 0.45))
  const coordinator = person('tan', 'brown', mix(ink.wheat, ink.belly, 0.4))
  const lead = person('deep', 'silver', mix(ink.blue, ink.navy, 0.3))
  return svg(width, height, [
    room(mix(ink.cloud, ink.navy, 0.3), mix(ink.navy, ink.deep, 0.4)),
    outside(),
    { d: `${rect(60, 40, 1480, 450)}M430 40v450M800 40v450M1170 40v450`, stroke: ink.night, width: 14 },
    ...lamps.flatMap((x): Shape[] => [
      { d: ellipse(x, 320, 250), fill: glow([x, 320], 250, 1, [0, ink.lamp, 0.34], [1, ink.lamp, 0]) },
      { d: `M${x} 0v200`, stroke: ink.deep, width: 6 },
      { d: `M${x - 72} 260c5-40 31-60 72-60s67 20 72 60z`, fill: ink.deep },
      { d: `M${x - 67} 262h134`, stroke: ink.lamp, width: 9 },
    ]),
    placed(
      [
        leaning(
          inProfile(listing, ...edged(aside.swept, listing.hair, listing), ear(listing.skin)),
          [136, 420, -3, 1.16],
        ),
        leaning(
          inProfile(analyst, ...edged(aside.bob, analyst.hair, analyst), glasses(frames, 16)),
          [596, 430, 6, 1.18],
        ),
        leaning(
          inProfile(coordinator, ...edged(aside.short, coordinator.hair, coordinator), ear(coordinator.skin)),
          [1002, 392, 4, -1.28],
        ),
        leaning(
          inProfile(lead, ...edged(aside.short, lead.hair, lead), ear(lead.skin), glasses(frames)),
          [1474, 436, -5, -1.14],
        ),
      ],
      ...GATHERED,
    ),
    {
      d: 'M-20 664H1620V900H-20z',
      fill: down(664, height, [0, mix(ink.oak, ink.wheat, 0.25)], [1, mix(ink.oak, ink.soil, 0.5)]),
    },
    { d: 'M-20 664H1620', stroke: mix(ink.oak, ink.lamp, 0.6), width: 8 },
    {
      d: ellipse(800, 720, 620, 70),
      fill: glow([800, 720], 620, 0.12, [0, ink.lamp, 0.7], [1, ink.lamp, 0]),
    },
    placed(
      [
        // Under the model, the arms, the pages and the mugs.
        ...contacts(
          [800, 684, 190, 26],
          [160, 716, 130, 24],
          [545, 722, 90, 24],
          [1060, 730, 120, 26],
          [1440, 708, 90, 24],
          [64, 800, 80, 16],
          [806, 800, 80, 16],
          [1514, 800, 80, 16],
          [222, 812, 110, 14],
          [1376, 812, 110, 14],
        ),
        {
          d: 'M690 676V574l100-90 100 90v102z',
          fill: down(
            500,
            680,
            [0, mix(ink.gold, ink.wheat, 0.5)],
            [0.5, ink.gold],
            [1, mix(ink.gold, ink.oak, 0.5)],
          ),
        },
        {
          d: 'M890 676V574l64-12v102z',
          fill: down(560, 680, [0, mix(ink.gold, ink.soil, 0.3)], [1, mix(ink.gold, ink.soil, 0.65)]),
        },
        { d: 'M690 592l100-90 100 90v-18l-100-90-100 90z', fill: shade, opacity: 0.32 },
        {
          d: 'M788 470l66-13 124 106-70 13z',
          fill: down(457, 576, [0, mix(ink.cloud, ink.blue, 0.5)], [1, mix(ink.cloud, ink.navy, 0.5)]),
        },
        { d: 'M672 584l118-106 118 106', stroke: mix(ink.cloud, ink.blue, 0.25), width: 18 },
        { d: 'M666 576L790 465', stroke: ink.gold, width: 3 },
        { d: rect(772, 612, 34, 64), fill: mix(ink.brick, ink.soil, 0.4) },
        {
          d: rect(716, 596, 40, 38) + rect(824, 596, 40, 38),
          fill: down(596, 634, [0, ink.lamp], [1, mix(ink.gold, ink.soil, 0.5)]),
        },
        ...sleeve([76, 600, 150, 690, 216, 676], mix(ink.brick, ink.soil, 0.3), listing, 52),
        placed([hand(0, 0, -4, skins.fair)], 244, 672, 1.2),
        ...sleeve(
          [1528, 600, 1444, 694, 1424, 560],
          mix(ink.blue, ink.navy, 0.5),
          { ...lead, from: [-4, 4] },
          52,
        ),
        mirrored([hand(0, 0, -74, skins.deep)], 1422, 534, 1.2),
        { d: 'M560 770l26-56h150l-14 56zM890 762l-10-44h150l30 44z', fill: sheet },
        { d: 'M942 718l-34-58', stroke: mix(ink.brick, ink.soil, 0.3), width: 8, round: true },
        ...sleeve([486, 610, 530, 704, 620, 640], mix(ink.glacier, ink.belly, 0.6), analyst, 54),
        placed([hand(0, 0, -30, skins.brown)], 648, 620, 1.25),
        ...sleeve(
          [1090, 610, 1072, 702, 990, 706],
          mix(ink.wheat, ink.belly, 0.55),
          { ...coordinator, from: [-4, 4] },
          58,
        ),
        mirrored([hand(0, 0, 2, skins.tan)], 954, 706, 1.35),
        ...again('laptop', [222, 1376], laptop),
        ...again('mug', [60, 800, 1510], mug),
      ],
      ...GATHERED,
    ),
  ])
}

/** A figure with its head at x, y, turned by some degrees towards the table or away from it; a negative size faces left. */
const leaning = (
  nodes: readonly Node[],
  [x, y, turn, size]: readonly [number, number, number, number],
): Node => ({
  nodes,
  transform: `translate(${x} ${y}) rotate(${size < 0 ? -turn : turn}) scale(${size} ${Math.abs(size)})`,
})

/** The same thing at several places. */
const again = (name: string, [first = 0, ...others]: readonly number[], nodes: readonly Shape[]): Node[] => [
  { nodes: [{ name, nodes }], transform: `translate(${first} 0)` },
  ...others.map((x) => ({ use: name, transform: `translate(${x} 0)` })),
]

const mug: readonly Shape[] = [
  { d: 'M44 734q30 0 26 24t-34 20', stroke: ink.wheat, width: 9 },
  {
    d: 'M-44 720h92l-8 78q-38 10-76 0z',
    fill: {
      kind: 'linear',
      from: [-44, 0],
      to: [48, 0],
      stops: [
        [0, mix(ink.wheat, ink.oak, 0.5)],
        [0.6, ink.wheat],
        [1, mix(ink.wheat, ink.oak, 0.3)],
      ],
    },
  },
  { d: ellipse(2, 720, 46, 10), fill: ink.soil },
]

/** From behind, with the table's light on its edge. Far enough out that a hero's crop leaves it out altogether. */
const laptop: readonly Shape[] = [
  { d: 'M-60 796V732q0-10 10-10h100q10 0 10 10v64z', fill: down(722, 796, [0, ink.cloud], [1, ink.deep]) },
  { d: 'M-56 730q2-8 8-8h96q6 0 8 8', stroke: ink.gold, width: 4, round: true },
  { d: ellipse(0, 758, 8), fill: mix(ink.belly, ink.navy, 0.3) },
  { d: 'M-74 796h148l8 14h-164z', fill: mix(ink.belly, ink.navy, 0.3) },
]
