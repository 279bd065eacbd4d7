/** Asbestos up close: what a microscope shows, and the two kinds of material that hold it. */
import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { curve, down, ellipse, glow, type Point, polygon, rect, type Shape, tidy } from '../shape.ts'
import { svg } from '../svg.ts'

const plum = oklch(19, 0.03, 300)
/** The middle of the view and its radius. */
const [MIDDLE, FIELD] = [200, 180]

/** Fibres between crossed polarizers, in an eyepiece with its scale. */
export function microscope(): string {
  const field = ellipse(MIDDLE, MIDDLE, FIELD)
  const scale = Array.from(
    { length: 21 },
    (_, i) => `M${40 + i * 16} ${i % 5 ? 195 : 189}v${i % 5 ? 10 : 22}`,
  )
  return svg(400, 400, [
    {
      d: ellipse(MIDDLE, MIDDLE, 197),
      fill: down(0, 400, [0, mix(ink.navy, ink.belly, 0.55)], [1, ink.deep]),
    },
    {
      d: field,
      fill: glow([MIDDLE, 170], 210, 1, [0, mix(plum, oklch(40, 0.08, 285), 0.75)], [1, plum]),
    },
    {
      clip: field,
      nodes: [
        { d: distant(), stroke: ink.glacier, width: 2, round: true, opacity: 0.3 },
        ...grains(),
        ...needles(),
        ...bundle([52, 262], [214, 96], 26, [ink.amber, ink.gold, ink.wheat], 4),
        ...bundle([150, 340], [352, 236], -30, [ink.gold, ink.lamp, ink.paper], 9),
        ...bundle([112, 74], [318, 128], 22, [mix(ink.brick, ink.amber, 0.4), ink.amber, ink.gold], 15),
        { d: `M20 200h360M200 20v360${scale.join('')}`, stroke: ink.pale, width: 1.2, opacity: 0.5 },
        {
          d: ellipse(MIDDLE, MIDDLE, FIELD),
          fill: glow([MIDDLE, MIDDLE], FIELD, 1, [0.7, ink.deep, 0], [1, ink.deep, 0.7]),
        },
      ],
    },
    { d: field, stroke: down(20, 380, [0, ink.gold], [0.6, ink.gold, 0.25], [1, ink.gold, 0.5]), width: 4 },
    { d: 'M44 132A170 170 0 0 1 132 44', stroke: ink.paper, width: 5, round: true, opacity: 0.4 },
  ])
}

/** Out of focus, behind. */
function distant(): string {
  const draw = random(5)
  return Array.from({ length: 30 }, () => {
    const [x, y, turn, long] = [40 + 320 * draw(), 40 + 320 * draw(), 6.3 * draw(), 12 + 26 * draw()]
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(turn) * long)} ${Math.round(Math.sin(turn) * long)}`
  }).join('')
}

/** Grains of what the fibres were mixed into. */
function grains(): Shape[] {
  const draw = random(31)
  const all = Array.from({ length: 22 }, () => {
    const [x, y, size] = [36 + 328 * draw(), 36 + 328 * draw(), 4 + 9 * draw()]
    const corners = Array.from({ length: 5 }, (_, i): Point => {
      const [turn, far] = [(i + draw() * 0.7) * 1.257, size * (0.7 + 0.5 * draw())]
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    })
    return polygon(corners)
  })
  return [
    { d: all.slice(0, 14).join(''), fill: mix(ink.glacier, ink.belly, 0.5), opacity: 0.75 },
    { d: all.slice(14).join(''), fill: mix(ink.wheat, ink.belly, 0.4), opacity: 0.8 },
  ]
}

/** Straight fibres: each a long rhomb, half of it in the light. */
function needles(): Shape[] {
  const draw = random(12)
  const ends = Array.from({ length: 11 }, () => {
    const [x, y, turn, long] = [60 + 280 * draw(), 60 + 280 * draw(), 3.14 * draw(), 34 + 44 * draw()]
    return [x, y, Math.cos(turn), Math.sin(turn), long] as const
  })
  const rhombs = (wide: number) =>
    ends
      .map(([x, y, across, up, long]) =>
        polygon([
          [x - across * long, y - up * long],
          [x - up * wide, y + across * wide],
          [x + across * long, y + up * long],
          [x + up * 3.2, y - across * 3.2],
        ]),
      )
      .join('')
  return [
    { d: rhombs(3.2), fill: mix(ink.glacier, ink.blue, 0.25) },
    { d: rhombs(0), fill: mix(ink.pale, ink.glacier, 0.3) },
  ]
}

/** A wavy bundle of strands from one point to another, frayed at both ends; its tones go from the back to the front. */
function bundle(from: Point, to: Point, bend: number, tones: readonly string[], seed: number): Shape[] {
  const draw = random(seed)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / long, dx / long]
  return tones.map((stroke, layer): Shape => {
    const strands = Array.from({ length: 4 }, (_, i) => {
      const off = (i - 1.5) * 5.4 + (layer - 1) * 1.8
      const fray = [1 + 2.4 * draw(), 1 + 2.4 * draw()]
      const [start, end] = [-0.06 * draw(), 1 + 0.06 * draw()]
      return curve(
        [start, 0.2, 0.5, 0.8, end].map((t, k): Point => {
          const wave = bend * Math.sin(t * 6.3) * 0.5
          const wide = off * (k === 0 ? (fray[0] ?? 1) : k === 4 ? (fray[1] ?? 1) : 0.75)
          return [from[0] + dx * t + nx * (wave + wide), from[1] + dy * t + ny * (wave + wide)]
        }),
      )
    })
    return { d: strands.join(''), stroke, width: [6, 3.6, 1.4][layer] ?? 1, round: true }
  })
}

const [WIDE, TALL] = [400, 300]
const night = down(0, TALL, [0, mix(ink.cloud, ink.belly, 0.4)], [1, ink.navy])

/** Bundles of hairs in all directions, over a box: each of them bends as one, and parts at both ends. */
function hairs(
  seed: number,
  count: number,
  x: number,
  y: number,
  wide: number,
  tall: number,
  long = 30,
): string {
  const draw = random(seed)
  return Array.from({ length: count }, () => {
    const turn = 6.3 * draw()
    const [across, up] = [Math.cos(turn), Math.sin(turn)]
    const [left, top] = [x + wide * draw() - (across * long) / 2, y + tall * draw() - (up * long) / 2]
    const [bend, back] = [(draw() - 0.5) * long, (draw() - 0.5) * long]
    const at = (along: number, side: number) =>
      `${tidy(across * along - up * side)} ${tidy(up * along + across * side)}`
    return Array.from({ length: 5 }, (_, i) => {
      const apart = i - 2
      const [start, end] = [apart * (0.6 + 1.6 * draw()), apart * (0.6 + 2.4 * draw())]
      const reach = long * (0.85 + 0.3 * draw())
      return `M${tidy(left - up * start)} ${tidy(top + across * start)}c${at(reach / 3, bend + apart - start)} ${at(reach / 1.5, back + apart - start)} ${at(reach, end - start)}`
    }).join('')
  })
    .join('')
    .replaceAll(' -', '-')
}

/** What sheds fibres: the torn wrap of a pipe, in the light of a lamp. */
export function friable(): string {
  const wrap = mix(ink.wheat, ink.paper, 0.35)
  return svg(WIDE, TALL, [
    { d: rect(0, 0, WIDE, TALL), fill: night },
    { d: ellipse(210, 120, 190), fill: glow([210, 120], 190, 0.8, [0, ink.lamp, 0.6], [1, ink.lamp, 0]) },
    { d: hairs(8, 13, 120, 60, 170, 100, 70), stroke: ink.amber, width: 1 },
    { d: hairs(3, 22, 100, 40, 200, 120, 58), stroke: ink.paper, width: 1 },
    { d: rect(0, 196, WIDE, 62), fill: down(196, 258, [0, ink.belly], [0.3, ink.midRange], [1, ink.navy]) },
    {
      d: 'M0 172h118q10 10 4 22t10 20-8 22 6 20-6 26H0zM400 172H276q-8 12 0 24t-10 20 8 22-8 18 8 26h126z',
      fill: down(172, 282, [0, wrap], [0.35, mix(wrap, ink.wheat, 0.6)], [1, mix(ink.oak, ink.wheat, 0.35)]),
    },
    {
      d: 'M118 172q10 10 4 22t10 20-8 22 6 20-6 26M276 172q-8 12 0 24t-10 20 8 22-8 18 8 26',
      stroke: mix(ink.oak, ink.soil, 0.2),
      width: 6,
      round: true,
    },
    {
      d: hairs(14, 9, 116, 180, 14, 84, 46) + hairs(17, 9, 272, 180, 14, 84, 46),
      stroke: ink.paper,
      width: 1,
    },
    { d: rect(44, 168, 24, 118) + rect(330, 168, 24, 118), fill: mix(ink.midRange, ink.pale, 0.4) },
  ])
}

/** The slab's corner at the left, in front and on top; how wide it is, how far it goes back, and how thick it is. */
const SLAB = { x: 34, y: 160, wide: 262, back: [72, -66], thick: 92 } as const

/** What holds them: a slab of tile on a bench, cut across. */
export function bound(): string {
  const { x, y, wide, back, thick } = SLAB
  const [right, foot] = [x + wide, y + thick]
  /** A place on the top face, as shares of its width and its depth. */
  const on = (across: number, deep: number): Point => [x + wide * across + back[0] * deep, y + back[1] * deep]
  const tile = (across: number, deep: number) =>
    polygon([on(across, deep), on(across + 0.5, deep), on(across + 0.5, deep + 0.5), on(across, deep + 0.5)])
  const side = polygon([on(1, 0), on(1, 1), [right + back[0], foot + back[1]], [right, foot]])
  const cut = rect(x, y + 12, wide, thick - 26)
  const red = mix(ink.brick, ink.soil, 0.3)
  const cream = mix(ink.wheat, ink.oak, 0.15)
  return svg(WIDE, TALL, [
    { d: rect(0, 0, WIDE, TALL), fill: night },
    { d: ellipse(200, 96, 210), fill: glow([200, 96], 210, 0.5, [0, ink.lamp, 0.4], [1, ink.lamp, 0]) },
    {
      d: rect(0, 188, WIDE, TALL - 188),
      fill: down(188, TALL, [0, mix(ink.soil, ink.oak, 0.25)], [1, mix(ink.soil, ink.night, 0.6)]),
    },
    {
      d: `M${x - 26} ${foot + 4}L${x + 60} 200H392L${right + 24} ${foot + 10}z`,
      fill: ink.night,
      opacity: 0.5,
    },
    { d: tile(0, 0) + tile(0.5, 0.5), fill: red },
    { d: tile(0.5, 0) + tile(0, 0.5), fill: cream },
    // The grout, and the lamp on the glaze.
    {
      d: polygon([on(0.5, 0), on(0.5, 1)]) + polygon([on(0, 0.5), on(1, 0.5)]),
      stroke: ink.soil,
      width: 2.5,
    },
    { d: polygon([on(0.24, 0), on(0.4, 0), on(0.4, 1), on(0.24, 1)]), fill: ink.paper, opacity: 0.16 },
    { d: polygon([on(0.44, 0), on(0.48, 0), on(0.48, 1), on(0.44, 1)]), fill: ink.paper, opacity: 0.16 },
    { d: side, fill: down(94, foot, [0, mix(ink.oak, ink.soil, 0.3)], [1, mix(ink.soil, ink.night, 0.35)]) },
    {
      clip: cut,
      nodes: [
        {
          d: cut,
          fill: down(y, foot, [0, mix(ink.wheat, ink.oak, 0.25)], [1, mix(ink.oak, ink.soil, 0.15)]),
        },
        { d: hairs(21, 24, x, y + 8, wide, 78, 54), stroke: mix(ink.wheat, ink.paper, 0.5), width: 1 },
        { d: hairs(26, 11, x, y + 10, wide, 72, 60), stroke: ink.gold, width: 1 },
      ],
    },
    // The glaze above the body, and the dark adhesive below it.
    { d: rect(x, y, wide / 2, 13), fill: mix(red, ink.wheat, 0.14) },
    { d: rect(x + wide / 2, y, wide / 2, 13), fill: mix(cream, ink.paper, 0.3) },
    { d: rect(x, foot - 15, wide, 15), fill: mix(ink.night, ink.soil, 0.35) },
    {
      d: polygon([on(0, 0), on(1, 0), on(1, 1)]).replace('z', ''),
      stroke: mix(ink.wheat, ink.paper, 0.4),
      width: 2.5,
    },
  ])
}
