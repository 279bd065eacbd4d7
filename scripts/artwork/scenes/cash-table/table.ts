/** The kitchen in the evening, and the table with an envelope for each cost: deposit, lawyer, inspection, adjustments, moving. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moonAndStars } from '../stars.ts'

const TOP = 640
const [LEFT, HEAD, WIDE, HIGH] = [430, 70, 740, 380] as const
const frame = mix(ink.paper, ink.wheat, 0.35)
const wall = mix(mix(ink.nearRange, ink.hill, 0.4), ink.wheat, 0.12)
const wood = mix(ink.oak, ink.wheat, 0.12)

export function kitchen(): Node[] {
  const far = mix(ink.midRange, ink.lilac, 0.3)
  return [
    { d: rect(0, 0, width, height), fill: down(0, TOP, [0, mix(wall, ink.navy, 0.25)], [1, wall]) },
    {
      outside: true,
      clip: rect(LEFT, HEAD, WIDE, HIGH),
      nodes: [
        {
          d: rect(LEFT, HEAD, WIDE, HIGH),
          fill: down(
            HEAD,
            HEAD + HIGH,
            [0, mix(ink.blue, ink.lilac, 0.25)],
            [0.6, mix(ink.blush, ink.lilac, 0.2)],
            [0.85, ink.wheat],
          ),
        },
        ...moonAndStars({ width, horizon: 380, apex: [800, 60], span: [900, 900], clear: 0.5 }, 12),
        {
          d: 'M420 390l90-50 80 30 110-60 100 54 120-50 110 40 150-40v100H420z',
          fill: mix(far, ink.blush, 0.3),
        },
        {
          d: 'M690 420V300h44v120zM744 420V262h50v158zM806 420V322h38v98zM856 420V284h46v136zM914 420l6-196h8l6 196zM904 232h40v16h-40zM946 420V310h50v110zM640 420V346h40v74z',
          fill: mix(ink.cloud, ink.lilac, 0.3),
        },
        {
          d: 'M700 322h8M716 340h8M702 360h8M754 284h8M774 300h8M756 326h8M776 350h8M866 306h8M882 330h8M868 356h8M958 332h8M976 350h8M816 346h8',
          stroke: ink.lamp,
          width: 9,
        },
        { d: 'M420 412q190-30 380-10 190-20 380 6v60H420z', fill: mix(ink.nearRange, ink.lilac, 0.1) },
      ],
    },
    { d: `${rect(LEFT, HEAD, WIDE, HIGH)}M${LEFT + WIDE / 2} ${HEAD}v${HIGH}`, stroke: frame, width: 18 },
    { d: rect(LEFT - 30, HEAD + HIGH, WIDE + 60, 22), fill: frame },
    // The lamp and its light.
    {
      d: ellipse(800, 420, 760),
      fill: glow([800, 440], 760, 0.85, [0, ink.lamp, 0.62], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
    },
    { d: 'M800 0v150', stroke: ink.deep, width: 6 },
    { d: 'M690 236q8-90 110-90t110 90z', fill: mix(ink.brick, ink.oak, 0.15) },
    { d: 'M690 238h220', stroke: ink.lamp, width: 11 },
  ]
}

/** One envelope with its sign, around its middle. */
const envelope = (x: number, y: number, turn: number, sign: readonly Shape[]): Node => ({
  transform: `translate(${x} ${y}) rotate(${turn})`,
  nodes: [
    { d: 'M-78-48l156-6 8 98-160 8z', fill: ink.soil, opacity: 0.3 },
    { d: rect(-78, -54, 156, 104), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: 'M-78-54L0 4 78-54', stroke: mix(ink.wheat, ink.oak, 0.35), width: 4 },
    { d: ellipse(0, 8, 36), fill: mix(ink.nearRange, ink.navy, 0.2) },
    ...sign,
  ],
})

const line = { stroke: ink.wheat, width: 6, round: true }
/** A coin, a page with its seal, a lens, a month, a box. */
const SIGNS: readonly (readonly Shape[])[] = [
  [
    { d: ellipse(0, 8, 19), ...line },
    { d: 'M0-1v18', ...line },
  ],
  [
    { d: 'M-13-12h26v40h-26zM-5 0h10M-5 10h10', ...line, width: 5 },
    { d: ellipse(12, 26, 7), fill: ink.brick },
  ],
  [
    { d: ellipse(-4, 4, 13), ...line },
    { d: 'M6 14l12 12', ...line },
  ],
  [{ d: 'M-18-6h36v32h-36zM-18 4h36M-9-14v10M9-14v10', ...line, width: 5 }],
  [{ d: 'M-18 0L0-10 18 0V22L0 32-18 22zM-18 0L0 10 18 0M0 10v22', ...line, width: 4 }],
]

export function table(): Node[] {
  return [
    {
      d: rect(0, TOP, width, height),
      fill: down(TOP, height, [0, mix(wood, ink.wheat, 0.25)], [1, mix(wood, ink.soil, 0.45)]),
    },
    {
      d: ellipse(800, 720, 760, 230),
      fill: glow([800, 720], 760, 0.3, [0, ink.lamp, 0.6], [1, ink.lamp, 0]),
    },
    { d: `M0 ${TOP + 4}h${width}`, stroke: mix(ink.wheat, ink.oak, 0.2), width: 8 },
    ...contacts([800, 706, 130, 16]),
    // The jar of what is saved.
    {
      d: 'M742 560q-14 12-14 34v96q0 16 16 16h112q16 0 16-16v-96q0-22-14-34z',
      fill: mix(ink.glacier, ink.paper, 0.4),
      opacity: 0.75,
    },
    { d: 'M734 640q64-24 132-4v52q0 12-12 12H746q-12 0-12-12z', fill: mix(ink.gold, ink.amber, 0.25) },
    {
      d: 'M748 648h28M792 640h28M836 650h22M752 672h26M800 666h28M770 692h26M828 688h26',
      stroke: mix(ink.wheat, ink.gold, 0.3),
      width: 9,
      round: true,
    },
    { d: 'M748 586q-6 40-4 84', stroke: ink.paper, width: 6, round: true },
    { d: rect(736, 538, 128, 24), fill: mix(ink.brick, ink.oak, 0.2) },
    ...SIGNS.map((sign, i) =>
      envelope(480 + i * 160, [812, 800, 812, 800, 812][i] ?? 0, [-7, 4, -2, 5, -5][i] ?? 0, sign),
    ),
  ]
}
