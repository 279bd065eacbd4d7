import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import {
  aside,
  behind,
  edged,
  fromBehind,
  hairs,
  hand,
  skins,
  type Tones,
  turnedAside,
} from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { dashes, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { flatHand, modelHouse } from './model-house.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

const sheet = mix(ink.paper, ink.wheat, 0.15)
const wood = mix(ink.oak, ink.soil, 0.6)
/** Strands of hair that catch the light of the lamps: short ones from the crown to the right, and long ones. */
const SHORT = 'M-2-56C20-54 36-34 37-4M-4-44C14-40 24-22 26 12M8-62C32-56 44-34 45-8'
const LONG = 'M4-60C34-40 42 20 36 130M-6-50C18-24 26 40 18 150M14-64C44-44 52 10 48 90'
const strands = (d: string, hair: string): Node => ({
  d,
  stroke: mix(hair, ink.lamp, 0.5),
  width: 2.2,
  round: true,
  opacity: 0.6,
})
/** The light of the lamps is over the middle of the table. */
const person = (skin: keyof typeof skins, hair: keyof typeof hairs, coat: string, side: 1 | -1): Tones => ({
  skin: skins[skin],
  hair: hairs[hair],
  coat,
  rim: ink.gold,
  from: [4 * side, 4],
})

/** The city beyond the windows, at blue hour. */
function outside(): Node {
  const city = skyline({
    x: 640,
    ground: 470,
    scale: 0.72,
    haze: mix(ink.blue, ink.navy, 0.25),
    rim: ink.lamp,
    lit: 0.045,
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
        moon: [690, 196],
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

/** The team around a table in the evening, seen from behind, with the model of a house between them. */
export function teamTable(): string {
  const lamps = [240, 592, 1008, 1360]
  const listing = person('fair', 'copper', mix(ink.brick, ink.oak, 0.35), 1)
  const analyst = person('brown', 'black', mix(ink.glacier, ink.belly, 0.45), 1)
  const lead = person('tan', 'silver', mix(ink.wheat, ink.belly, 0.4), -1)
  const coordinator = person('deep', 'black', mix(ink.blue, ink.navy, 0.3), -1)
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
    // The table, whose sides meet on the horizon at 400 px.
    {
      d: 'M410 584H1190L1520 760H80z',
      fill: down(584, 760, [0, mix(ink.oak, ink.wheat, 0.3)], [1, mix(ink.oak, ink.soil, 0.2)]),
    },
    { d: 'M80 760H1520v26H80z', fill: wood },
    { d: 'M410 584H1190', stroke: mix(ink.oak, ink.lamp, 0.6), width: 4 },
    { d: 'M300 786h1000v120H300z', fill: ink.night, opacity: 0.35 },
    {
      d: 'M410 584H1190L1520 760H80z',
      fill: glow([800, 650], 560, 0.16, [0, ink.lamp, 0.75], [1, ink.lamp, 0]),
    },
    ...contacts([812, 654, 176, 30], [402, 690, 110, 16], [1226, 668, 64, 14]),
    { d: 'M370 696l58-52h108l-40 52z', fill: sheet },
    { d: 'M416 682l30-26h56M454 682l24-26M428 670h70', stroke: mix(ink.belly, ink.glacier, 0.3), width: 3 },
    { d: 'M1010 640l-10-30h92l22 30z', fill: sheet },
    ...modelHouse(),
    placed(mug, 54, 0, 1),
    // The hand on the roof.
    ...sleeve([940, 690, 932, 620, 902, 568], mix(ink.wheat, ink.belly, 0.5), { ...lead, from: [-4, 4] }, 40),
    { nodes: flatHand(lead.skin), transform: 'translate(880 540) rotate(-126) scale(.74-.7)' },
    // They sit at the ends of the table.
    ...sleeve([286, 676, 338, 736, 402, 690], mix(ink.brick, ink.soil, 0.2), listing, 50),
    { nodes: flatHand(listing.skin), transform: 'translate(430 670) rotate(-24)' },
    ...sleeve([1318, 676, 1290, 738, 1262, 686], mix(ink.blue, ink.navy, 0.5), coordinator, 50),
    { nodes: [hand(0, 0, -20, coordinator.skin)], transform: 'translate(1242 662) scale(-1.15 1.15)' },
    seated(
      listing,
      [228, 506, 2],
      { d: CHEEK, fill: listing.skin },
      {
        transform: 'translate(-8 0)',
        nodes: [...edged(behind.long, listing.hair, listing), strands(LONG, listing.hair)],
      },
    ),
    seated(coordinator, [1376, 500, -2], ...edged(behind.short, coordinator.hair, coordinator), {
      nodes: [strands(SHORT, coordinator.hair)],
      transform: 'scale(-1 1)',
    }),
    seated(
      analyst,
      [618, 516, 2],
      ...edged(behind.short, analyst.hair, analyst),
      strands(SHORT, analyst.hair),
      ...edged('M-30-54C-38-98 38-98 30-54C22-36-22-36-30-54z', analyst.hair, analyst),
      { d: 'M-29-54C-10-43 10-43 29-54', stroke: ink.gold, width: 5 },
    ),
    {
      transform: 'translate(992 500)',
      nodes: [
        {
          transform: 'scale(.95)',
          nodes: turnedAside(lead, ...edged(aside.bob, lead.hair, { ...lead, from: [4, 4] }), {
            nodes: [strands(SHORT, lead.hair)],
            transform: 'scale(-1 1)',
          }),
        },
        ...back,
      ],
    },
  ])
}

/** The cheek of a head that is turned to the right, beside the hair. */
const CHEEK = 'M30-30C46-26 54-10 54 6L60 18 54 24C56 44 44 60 22 62z'

/** From behind, with the head at x, y, turned by some degrees, in a chair. */
const seated = (
  tones: Tones,
  [x, y, turn]: readonly [number, number, number],
  ...over: readonly Node[]
): Node => ({
  transform: `translate(${x} ${y})`,
  nodes: [{ transform: `rotate(${turn}) scale(.95)`, nodes: fromBehind(tones, ...over) }, ...back],
})

/** The back of a chair, below whoever sits in it. */
const back: readonly Shape[] = [
  {
    d: 'M-142 420V250Q-142 224-108 220 0 208 108 220 142 224 142 250V420z',
    fill: down(214, 400, [0, mix(ink.belly, ink.navy, 0.35)], [1, ink.deep]),
  },
  {
    d: 'M-140 250Q-140 226-108 222 0 210 108 222 140 226 140 250',
    stroke: mix(ink.oak, ink.wheat, 0.2),
    width: 4,
  },
]

const mug: readonly Shape[] = [
  { d: 'M1140 626q-22 0-18 16t24 12', stroke: ink.wheat, width: 6 },
  { d: 'M1132 616h62l-5 52q-26 8-52 0z', fill: mix(ink.wheat, ink.oak, 0.2) },
  { d: ellipse(1163, 616, 31, 7), fill: ink.soil },
]
