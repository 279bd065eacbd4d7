import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { shadow } from './shadow.ts'

const [LOT, DEPTH] = [150, 290]

/** The planes of a hipped roof, from the light to the shade. */
const ROOFS = [
  mix(ink.midRange, ink.wheat, 0.42),
  mix(ink.midRange, ink.wheat, 0.2),
  mix(ink.midRange, ink.nearRange, 0.55),
  mix(ink.nearRange, ink.navy, 0.3),
]

/** One row of lots facing the street above: hipped roofs, garages on the lane, trees. */
function rowOfLots(): Node[] {
  const draw = random(88)
  const planes: [string[], string[], string[], string[]] = [[], [], [], []]
  const shadows: string[] = []
  const garages: string[] = []
  const crowns: Point[] = []
  const lots: string[] = []
  for (let i = -2; i < 13; i++) {
    const x = i * LOT
    lots.push(`M${x} 0v${DEPTH}`)
    const wide = 92 + Math.round(20 * draw())
    const [left, top] = [x + Math.round((LOT - wide) / 2), 50]
    const [right, bottom, mid, inset] = [
      left + wide,
      top + 104 + Math.round(34 * draw()),
      left + wide / 2,
      wide * 0.42,
    ]
    const [upper, lower]: [Point, Point] = [
      [mid, top + inset],
      [mid, bottom - inset],
    ]
    planes[0].push(polygon([[left, top], [right, top], upper]))
    planes[1].push(polygon([[left, top], upper, lower, [left, bottom]]))
    planes[2].push(polygon([[right, top], upper, lower, [right, bottom]]))
    planes[3].push(polygon([[left, bottom], lower, [right, bottom]]))
    shadows.push(rect(left + 14, top + 14, wide, bottom - top))
    garages.push(rect(left + 6, DEPTH - 62, 62, 54))
    if (draw() < 0.85) crowns.push([x + 24 + 104 * draw(), 190 + 24 * draw()])
    if (draw() < 0.7) crowns.push([x + 4, 16])
  }
  const round = ([x, y]: Point, size: number) => ellipse(Math.round(x), Math.round(y), size)
  return [
    { d: lots.join(''), stroke: ink.spruce, width: 3, opacity: 0.5 },
    { d: garages.join(''), fill: mix(ink.midRange, ink.hill, 0.3) },
    { d: shadows.join(''), fill: ink.night, opacity: 0.4 },
    ...planes.map((plane, index): Shape => ({ d: plane.join(''), fill: ROOFS[index] ?? ink.midRange })),
    { d: crowns.map((point) => round(point, 25)).join(''), fill: ink.spruce },
    { d: crowns.map(([x, y]) => round([x - 6, y - 6], 14)).join(''), fill: mix(ink.hill, ink.gold, 0.14) },
  ]
}

/** A street across, on the lots to the right of `x`; `y` is the upper edge of the street that it meets at the corner. */
const crossStreet = (x: number, y: number): Shape[] => [
  { d: rect(x, -900, LOT, 2800), fill: mix(ink.hill, ink.nearRange, 0.6) },
  { d: rect(x + 23, -900, LOT - 46, 2800), fill: ink.navy },
  { d: rect(x, y, LOT, 104), fill: ink.navy },
  {
    d: [x + 6, x + LOT - 16]
      .flatMap((side) => [rect(side, y + 112, 10, 536), rect(side, y - 648, 10, 640)])
      .join(''),
    fill: mix(ink.belly, ink.wheat, 0.3),
  },
]

/** Two blocks from above: rows of lots, lanes between, the parcel at the corner in gold. */
export function parcelAerial(): string {
  const row = (y: number, flip: 1 | -1): Node => ({
    use: 'row',
    transform: `translate(0 ${y}) scale(1 ${flip})`,
  })
  const [px, py] = [5 * LOT, 330]
  const corners = [
    [px, py],
    [px + LOT, py],
    [px, py + DEPTH],
    [px + LOT, py + DEPTH],
  ]
  return svg(width, height, [
    {
      transform: 'rotate(-13 800 450) translate(-90 40)',
      nodes: [
        { d: rect(-700, -900, 3200, 2800), fill: mix(ink.hill, ink.nearRange, 0.6) },
        { d: [-430, 330, 1090].map((y) => rect(-400, y - 130, 2800, 104)).join(''), fill: ink.navy },
        {
          d: [-430, 330, 1090].map((y) => rect(-400, y - 22, 2800, 10)).join(''),
          fill: mix(ink.belly, ink.wheat, 0.3),
        },
        {
          d: dashes(
            [330, 1090].flatMap((y) => Array.from({ length: 12 }, (_, i): Point => [-200 + i * 190, y - 78])),
            80,
          ),
          stroke: ink.wheat,
          width: 4,
          opacity: 0.5,
        },
        {
          d: [py - 760, py, py + 760].map((y) => rect(-400, y + DEPTH + 3, 2800, 28)).join(''),
          fill: mix(ink.belly, ink.nearRange, 0.55),
        },
        { transform: `translate(0 ${py})`, nodes: [{ name: 'row', nodes: rowOfLots() }] },
        row(py + 2 * DEPTH + 34, -1),
        row(py - 130 - 24, -1),
        row(py - 760, 1),
        row(py + 760, 1),
        ...crossStreet(px + LOT, py - 130),
        { d: rect(px, py, LOT, DEPTH), fill: ink.gold, opacity: 0.3 },
        { d: rect(px, py, LOT, DEPTH), stroke: ink.lamp, width: 8, round: true },
        { d: corners.map(([x = 0, y = 0]) => ellipse(x, y, 11)).join(''), fill: ink.paper },
      ],
    },
    ...shadow('M-20 430C220 250 560 110 980-20V-20H-20z'),
    {
      d: rect(0, 0, width, height),
      fill: glow([930, 470], 1000, 0.7, [0, ink.gold, 0.22], [0.45, ink.navy, 0], [1, ink.deep, 0.5]),
    },
  ])
}
