/** The two on the floor, facing each other across their supper. Each is drawn facing right, with the floor at 0. */
import { ink, mix } from '../../palette.ts'
import {
  beard,
  ear,
  edged,
  face,
  hairs,
  hand,
  mirrored,
  shade,
  skins,
  type Tones,
} from '../../portraits/figure.ts'
import { hairAside } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { ellipse, type Point, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { flatHand } from '../model-house.ts'
import { card, light } from './tones.ts'

const her = {
  skin: skins.brown,
  profile: 'full',
  hair: hairs.black,
  coat: mix(ink.brick, ink.oak, 0.25),
  rim: light,
  from: [-5, 3],
} as const
const him = {
  skin: skins.fair,
  profile: 'even',
  hair: hairs.copper,
  coat: mix(ink.glacier, ink.blue, 0.35),
  rim: light,
  from: [5, 3],
} as const

const jeans = mix(ink.blue, ink.navy, 0.45)
const chinos = mix(ink.oak, ink.soil, 0.35)
const socks = mix(ink.wheat, ink.oak, 0.15)

/** Sleeves clip what is far above the origin, so that they are drawn below it and moved up. */
function arm(
  [sx, sy, ex, ey, wx, wy]: Parameters<typeof sleeve>[0],
  fill: string,
  tones: Tones,
  wide: number,
): Node {
  return {
    transform: 'translate(0-400)',
    nodes: sleeve([sx, sy + 400, ex, ey + 400, wx, wy + 400], fill, tones, wide),
  }
}

const trunk = (d: string, tones: Tones, middle: Point): Node[] =>
  edged(d, tones.coat, tones, {
    middle,
    reach: 150,
    dark: [1, shade, 0.6],
    around: rect(-200, -340, 400, 360),
  })

/** What somebody sits on. */
const seat = (cloth: string, x: number): Shape => ({
  d: `M${x - 70}-66C${x - 92}-30 ${x - 78} 6 ${x - 40} 8H${x + 80}V-80z`,
  fill: cloth,
})

/** Cross-legged, a carton in one hand and chopsticks in the other. */
const eating: Node[] = [
  seat(jeans, -4),
  // The far leg, whose foot is under the near knee.
  { d: 'M20-50L186-72 96-24', stroke: mix(jeans, ink.deep, 0.5), width: 58, round: true },
  { d: 'M128-28h62q18 4 18 26h-80z', fill: mix(socks, shade, 0.3) },
  { d: 'M62-240L104-128 196-170', stroke: mix(her.coat, shade, 0.45), width: 36, round: true },
  {
    transform: 'translate(72 -398) rotate(7)',
    nodes: [
      ...face(her),
      { d: ellipse(-58, -44, 26), fill: her.hair },
      ...hairAside('swept', her),
      ear(her.skin),
      { d: ellipse(-17, 32, 5), fill: ink.gold },
    ],
  },
  ...trunk(
    'M26-318C-24-300-50-240-62-150-68-100-74-70-72-44Q0-20 76-60C84-90 98-130 108-190 114-250 116-284 98-304 78-306 50-310 26-318z',
    her,
    [20, -160],
  ),
  { d: 'M10-46L172-54 66-20', stroke: jeans, width: 62, round: true },
  { d: 'M74-82Q120-88 168-84', stroke: mix(jeans, light, 0.5), width: 4, round: true },
  { d: 'M170-24Q120-34 84-38', stroke: mix(jeans, ink.deep, 0.5), width: 4, round: true },
  // The carton, and what she takes out of it.
  { d: 'M204-226h70l-10 66h-50z', fill: mix(ink.paper, ink.wheat, 0.3) },
  { d: 'M204-226h70l-3 16h-64z', fill: ink.brick },
  { d: 'M176-196L246-238M184-184L252-234', stroke: mix(ink.oak, ink.wheat, 0.4), width: 5, round: true },
  arm([34, -266, 62, -116, 158, -172], mix(her.coat, ink.soil, 0.08), her, 54),
  placed([hand(0, 0, -34, her.skin)], 182, -188, 1.1),
]

/** Leaning back on one hand, the other with its mug on a knee. */
const resting: Node[] = [
  seat(chinos, -14),
  { d: 'M10-50L150-206 214-30', stroke: mix(chinos, ink.deep, 0.45), width: 58, round: true },
  { d: 'M190-30h46q44 8 48 30h-96z', fill: mix(socks, shade, 0.25) },
  arm([-26, -262, 46, -150, 138, -232], mix(him.coat, ink.navy, 0.3), him, 46),
  { d: 'M164-280h54v54q0 8-8 8h-38q-8 0-8-8z', fill: mix(ink.gold, ink.oak, 0.1) },
  placed([hand(0, 0, -18, him.skin)], 160, -244, 1.05),
  {
    transform: 'translate(-36 -398) rotate(-3)',
    nodes: [...face(him), ...beard(him.skin, him.hair), ...hairAside('short', him), ear(him.skin)],
  },
  ...trunk(
    'M-70-308C-108-296-116-240-108-170-102-110-92-74-82-44Q0-14 66-58C62-90 52-140 34-200 26-256 14-292-10-304-30-300-50-302-70-308z',
    him,
    [-30, -160],
  ),
  { d: 'M0-44L178-52 70-20', stroke: chinos, width: 60, round: true },
  { d: 'M70-80Q120-86 176-82', stroke: mix(chinos, light, 0.5), width: 4, round: true },
  { d: 'M176-24Q120-34 84-38', stroke: mix(chinos, ink.deep, 0.5), width: 4, round: true },
  { transform: 'translate(-152 -12) scale(-1.1 1.1)', nodes: flatHand(him.skin) },
  arm([-72, -260, -140, -142, -128, -26], mix(him.coat, ink.navy, 0.1), him, 54),
]

/** A box for a table: two more cartons, a candle and her mug. */
const supper: Shape[] = [
  { d: 'M-130-118H130V0H-130z', fill: mix(card, ink.soil, 0.12) },
  { d: 'M60-118H130V0H60z', fill: ink.night, opacity: 0.22 },
  { d: 'M-18-118h36V0h-36z', fill: mix(card, ink.soil, 0.3), opacity: 0.5 },
  { d: 'M-146-122H146', stroke: mix(card, light, 0.5), width: 10 },
  { d: 'M-96-180h58l-8 54h-42z', fill: mix(ink.paper, ink.wheat, 0.3) },
  { d: 'M-96-180h58l-2 14h-54z', fill: ink.brick },
  { d: 'M54-170h44v36q0 8-8 8H62q-8 0-8-8z', fill: mix(ink.glacier, ink.blue, 0.3) },
  { d: 'M98-160q16 0 16 13t-16 13', stroke: mix(ink.glacier, ink.blue, 0.3), width: 7 },
  { d: 'M2-158h22v32H2z', fill: mix(ink.paper, ink.wheat, 0.5) },
  { d: 'M13-192q14 18 0 32-14-14 0-32z', fill: ink.lamp },
]

export function people(): Node[] {
  return [
    {
      d: ellipse(590, 804, 190, 14) + ellipse(1140, 804, 210, 14) + ellipse(850, 812, 150, 14),
      fill: ink.night,
      opacity: 0.5,
    },
    placed(eating, 600, 796, 0.84),
    mirrored(resting, 1120, 796, 0.84),
    placed(supper, 866, 812, 0.8),
  ]
}
