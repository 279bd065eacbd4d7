/** The attic under its roof, seen along the ridge: sheathing, trusses, insulation, and the vent in the far gable. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import {
  between,
  curve,
  down,
  ellipse,
  glow,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'

/** Where all lines along the ridge meet; the ridge, and the eaves at their heights, from there in px at a scale of one. */
const EYE: Point = [800, 400]
const [RIDGE, EAVE, HALF] = [-720, 170, 1320]
/** How large each truss is seen, the farthest first. */
const FRAMES = [0.36, 0.46, 0.6, 0.8, 1.12, 1.7] as const
const [FAR, NEAR] = [0.3, 3.2]

const wood = mix(ink.oak, ink.soil, 0.4)
const dark = mix(mix(wood, ink.soil, 0.6), ink.night, 0.35)
const warm = mix(ink.gold, ink.wheat, 0.4)

/** A point of the section through the attic, across and down from the eye, seen at a scale. */
const at = (x: number, y: number, scale: number): Point => [
  Math.round(EYE[0] + x * scale),
  Math.round(EYE[1] + y * scale),
]

/** On the roof, so far across. */
const slope = (x: number) => RIDGE + (Math.abs(x) / HALF) * (EAVE - RIDGE)

export function attic(): Shape[] {
  const plane = (side: number) =>
    polygon([at(0, RIDGE, FAR), at(side * HALF, EAVE, FAR), at(side * HALF, EAVE, NEAR), at(0, RIDGE, NEAR)])
  const seams = [0.2, 0.4, 0.6, 0.8].flatMap((share) =>
    [-1, 1].map((side) => {
      const x = side * share * HALF
      return polyline([at(x, slope(x), FAR), at(x, slope(x), NEAR)])
    }),
  )
  return [
    { d: rect(0, 0, width, height), fill: dark },
    {
      d: plane(-1),
      fill: between(
        [0, 700],
        [800, 100],
        [0, mix(wood, ink.night, 0.25)],
        [0.5, mix(wood, ink.oak, 0.3)],
        [1, dark],
      ),
    },
    {
      d: plane(1),
      fill: between([1600, 700], [800, 100], [0, mix(wood, ink.night, 0.2)], [1, dark]),
    },
    { d: seams.join(''), stroke: mix(wood, ink.night, 0.6), width: 3, opacity: 0.7 },
  ]
}

/** The far wall with a louvred vent, through which the evening shows. */
export function gable(): Node[] {
  const [x, y] = at(0, -60, FAR)
  return [
    {
      d: polygon([at(0, RIDGE, FAR), at(HALF, EAVE, FAR), at(-HALF, EAVE, FAR)]),
      fill: down(184, 452, [0, mix(wood, ink.night, 0.6)], [1, mix(wood, ink.oak, 0.15)]),
    },
    {
      outside: true,
      clip: ellipse(x, y, 52),
      nodes: [
        { d: rect(x - 52, y - 52, 104, 104), fill: down(y - 52, y + 40, [0, ink.glacier], [1, ink.blush]) },
        {
          d: `M${x - 52} ${y + 36}l34-24 26 14 24-18 24 16v40h-108z`,
          fill: mix(ink.midRange, ink.lilac, 0.3),
        },
      ],
    },
    { d: `M${x - 50} ${y - 18}h100M${x - 52} ${y + 14}h104`, stroke: mix(wood, ink.night, 0.5), width: 6 },
    { d: ellipse(x, y, 52), stroke: mix(wood, warm, 0.35), width: 9 },
    { d: ellipse(x, y, 190, 120), fill: glow([x, y], 190, 0.7, [0, ink.blush, 0.3], [1, ink.blush, 0]) },
  ]
}

/** The bed of loose insulation from one truss to the next one, with an uneven edge. */
function edgeOf(scale: number, seed: number): Point[] {
  const draw = random(seed)
  return Array.from({ length: 25 }, (_, i): Point => {
    const [x, y] = at((i / 12 - 1) * HALF, EAVE, scale)
    return [x, y - Math.round((10 + 20 * draw()) * scale)]
  })
}

/** Trusses and the insulation between them, the farthest first. */
export function trusses(): Node[] {
  const fluff = mix(mix(ink.wheat, ink.blush, 0.5), ink.oak, 0.22)
  return FRAMES.flatMap((scale, i): Node[] => {
    const near = FRAMES[i + 1] ?? NEAR
    const depth = 1 - i / FRAMES.length
    const timber = mix(mix(wood, warm, 0.2), dark, depth * 0.7)
    const [top, left, right] = [at(0, RIDGE, scale), at(-HALF, EAVE, scale), at(HALF, EAVE, scale)]
    const webs = [
      [at(-520, EAVE, scale), at(-300, slope(300), scale)],
      [at(520, EAVE, scale), at(300, slope(300), scale)],
    ] as const
    const beam = Math.round(34 * scale)
    const edge = curve(edgeOf(i === 0 ? FAR : scale, i + 3))
    return [
      {
        d: polyline([left, top, right]) + (i < 4 ? webs.map((web) => polyline(web)).join('') : ''),
        stroke: timber,
        width: beam,
      },
      {
        d: polyline([left, top]) + (i < 4 ? polyline(webs[1]) : ''),
        stroke: mix(timber, warm, 0.4),
        width: Math.max(2, Math.round(beam / 7)),
      },
      {
        d: `${edge}L${at(HALF, EAVE, near).join(' ')} ${at(-HALF, EAVE, near).join(' ')}z`,
        fill: down(
          at(0, EAVE, scale)[1] - 20,
          at(0, EAVE, near)[1],
          [0, mix(fluff, dark, 0.14 + depth * 0.22)],
          [1, mix(fluff, dark, 0.62)],
        ),
      },
      { d: edge, stroke: mix(fluff, warm, 0.5), width: Math.round(2 + 2 * scale), opacity: 0.6 },
    ]
  })
}
