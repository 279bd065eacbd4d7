/** Portraits of those who work for the agents: each at what they look after. */
import { ink, kept, mix } from '../palette.ts'
import { down, ellipse, type Gradient, glow, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { aside, beard, ear, edged, glasses, hairs, hand, inProfile, mirrored, skins } from './figure.ts'
import { indoors, lights, portrait } from './frame.ts'
import { sleeve } from './sleeve.ts'
import { dressed, shoulderCamera, videographer } from './videographer.ts'

/** On the telephone, on a bridge over the river. */
export function bridge(): string {
  const hangers = Array.from({ length: 9 }, (_, i) => {
    const x = 56 + i * 36
    return `M${x} ${Math.round(216 + 150 * ((x - 200) / 172) ** 2)}V372`
  })
  const coat = mix(ink.gold, ink.wheat, 0.2)
  const tones = {
    skin: skins.brown,
    profile: 'full',
    hair: hairs.black,
    coat,
    rim: ink.paper,
    from: [5, 3],
  } as const
  const curls =
    'M-30 56C-50 60-66 44-62 26C-78 14-76-10-62-20C-68-42-50-62-30-62C-20-82 12-84 24-68C44-70 56-50 48-34C52-24 44-18 36-24C24-30 14-22 12-6C10 10 4 16-4 22C-4 40-14 52-30 56z'
  return portrait(
    lights.day,
    [
      {
        d: 'M0 372h400v130H0z',
        fill: down(372, 500, [0, mix(ink.glacier, ink.wheat, 0.35)], [1, mix(ink.blue, ink.cloud, 0.4)]),
      },
      { d: hangers.join(''), stroke: ink.cloud, width: 3.5 },
      { d: 'M14 392C60 160 340 160 386 392', stroke: ink.navy, width: 13 },
      { d: 'M18 386C64 162 336 162 382 386', stroke: ink.gold, width: 2.5, opacity: 0.9 },
      { d: rect(-10, 370, 420, 15), fill: ink.navy },
      mirrored(
        [
          ...inProfile(tones, ...edged(curls, tones.hair, tones)),
          {
            d: 'M-44 84C-30 112 16 118 40 98L26 88C8 100-20 98-38 78z',
            fill: mix(ink.paper, ink.wheat, 0.4),
          },
          { d: 'M-20-20L2-26L16 34L-6 40z', fill: ink.glacier },
          { d: 'M-20-20L-4-24L10 36L-6 40z', fill: ink.navy },
          ...sleeve([-36, 176, 50, 240, 6, 78], mix(coat, ink.oak, 0.13), tones, 46),
          { transform: 'translate(-4 36) rotate(-108)', nodes: [hand(0, 0, 0, tones.skin)] },
        ],
        214,
        200,
        1.14,
      ),
    ],
    { ridge: 372, ground: 520 },
  )
}

/** At a board with what the last houses sold for. */
export function prices(): string {
  const house = (x: number, top: number, tone: string): Node[] => [
    { d: `M${x - 40} 424V${top}l40-34 40 34V424z`, fill: tone },
    { d: `M${x} ${top - 50}l-52 44 8 9 44-37 44 37 8-9z`, fill: ink.navy },
    { d: rect(x - 24, top + 20, 17, 22) + rect(x + 7, top + 20, 17, 22), fill: ink.lamp },
  ]
  const sales = [
    [24, 180],
    [70, 204],
    [112, 240],
  ] as const
  const coat = mix(ink.glacier, ink.paper, 0.35)
  const tones = {
    skin: skins.fair,
    profile: 'hooked',
    hair: hairs.copper,
    coat,
    rim: ink.paper,
    from: [4, 3],
  } as const
  // The sweater is darker away from the lamp.
  const shaded: Gradient = {
    kind: 'linear',
    from: [40, 120],
    to: [-130, 220],
    stops: [
      [0, coat],
      [1, mix(coat, ink.belly, 0.55)],
    ],
  }
  const hair = { ...tones, rim: mix(tones.hair, ink.wheat, 0.4) }
  const wall = down(
    0,
    500,
    [0, mix(ink.midRange, ink.glacier, 0.25)],
    [1, mix(ink.nearRange, ink.blue, 0.35)],
  )
  const board = mix(ink.nearRange, ink.navy, 0.55)
  // Drawn from the right, and shown from the left: he looks towards his words, and the line rises.
  const nodes: Node[] = [
    { d: ellipse(150, 40, 300), fill: glow([150, 40], 300, 1, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    { d: rect(-20, 92, 322, 348), fill: mix(ink.oak, ink.wheat, 0.25) },
    { d: rect(-20, 100, 314, 332), fill: board },
    { d: 'M-20 170h314M-20 238h314M-20 306h314', stroke: mix(board, ink.glacier, 0.25), width: 2 },
    ...house(38, 372, mix(ink.midRange, ink.glacier, 0.2)),
    ...house(126, 340, mix(ink.blue, ink.glacier, 0.3)),
    { d: `M${sales.map((sale) => sale.join(' ')).join('L')}`, stroke: ink.wheat, width: 4 },
    { d: sales.map(([x, y]) => ellipse(x, y, 11)).join(''), fill: ink.gold, stroke: board, width: 4 },
    mirrored(
      [
        ...inProfile(
          { ...tones, coat: shaded },
          ...beard(tones.skin, tones.hair),
          ...edged(aside.short, tones.hair, hair),
          ear(tones.skin),
          glasses(ink.deep),
        ),
        { d: 'M-38 84C-20 110 16 112 34 96L52 130L8 150z', fill: ink.paper },
        // The seams of his sweater.
        {
          d: 'M8 150L2 330M-50 104Q-88 180-84 330M-44 196Q-20 206 2 204',
          stroke: mix(coat, ink.belly, 0.6),
          width: 2.6,
          round: true,
        },
        // The elbow is below the picture; the pencil is at the first sale.
        { d: 'M98 122L126 52', stroke: ink.gold, width: 7 },
        { d: 'M126 52L130 42', stroke: ink.deep, width: 5, round: true },
        ...sleeve([-20, 330, 58, 300, 96, 158], mix(coat, ink.belly, 0.13), tones, 46),
        hand(102, 126, -74, tones.skin),
      ],
      262,
      200,
      1.14,
    ),
  ]
  return indoors(wall, [{ transform: 'translate(400 0) scale(-1 1)', nodes }])
}

/** Behind the camera, at first light. */
export function viewfinder(): string {
  const tones = dressed(ink.paper)
  return portrait(
    lights.dawn,
    [
      { d: ellipse(330, 300, 58), fill: mix(ink.wheat, ink.paper, 0.5), daily: true },
      {
        d: rect(0, 0, 400, 500),
        fill: glow(
          [330, 420],
          330,
          0.8,
          [0, kept(ink.gold), 0.95],
          [0.4, kept(ink.brick), 0.5],
          [1, kept(ink.brick), 0],
        ),
        nightly: true,
      },
      {
        d: 'M-10 402l58-64 34 26 62-84 50 56 40-34 66 70 44-36 66 66v100H-10z',
        fill: mix(ink.nearRange, ink.gold, 0.12),
      },
      placed(
        [
          ...videographer(tones),
          { d: 'M-40 82C-24 106 18 110 36 96L28 88C8 98-16 96-34 76z', fill: mix(tones.coat, ink.deep, 0.4) },
          ...shoulderCamera(tones),
        ],
        134,
        204,
        1.1,
      ),
    ],
    { ridge: 430 },
  )
}
