/** The airport at dawn: an airliner over the approach lights, and a train of the Blue Line. */
import type { Hour } from '../hero/hour.ts'
import type { Layout } from '../hero/layout.ts'
import { mountains } from '../hero/mountains.ts'
import { neighbourhoods } from '../hero/plain.ts'
import { streetLamps } from '../hero/street-lamps.ts'
import { hills, toFloor } from '../hills.ts'
import { mix, oklch } from '../palette.ts'
import {
  down,
  ellipse,
  glow,
  type Paint,
  type Point,
  polygon,
  rect,
  type Shape,
  type Stop,
  tidy,
} from '../shape.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { blades } from './plants.ts'

const LINE = 404
/** Where the runway ends, and the light is. */
const END = 1236

const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 372,
  apex: [1010, 78],
  span: { left: 500, right: 900 },
  band: [104, 62],
  light: { x: 1180, left: 900, right: 560 },
  city: { x: 300, ground: LINE, scale: 0.3 },
  river: [],
  relief: 1.05,
  hawks: [0, 0],
}

/** The ground: `across` from the middle of the runway, `away` from the eye. */
const seen = (across: number, away: number, up = 0): Point => [
  END + ((across - 0.62) * 940) / away,
  LINE - 2 + (204 - up * 204) / away,
]

interface Lamp {
  at: Point
  size: number
}

/** The approach lights: a line of short bars to the threshold, and the cross bar. */
function approach(): { white: Lamp[]; red: Lamp[]; green: Lamp[]; posts: string } {
  const white: Lamp[] = []
  const red: Lamp[] = []
  const green: Lamp[] = []
  let posts = ''
  const put = (list: Lamp[], across: number, away: number) => {
    const up = 0.05
    const at = seen(across, away, up)
    const foot = seen(across, away)
    list.push({ at, size: Math.max(0.7, 4.4 / away) })
    if (away < 4) posts += `M${tidy(at[0])} ${tidy(at[1])}V${tidy(foot[1])}`
  }
  for (let step = 0; step < 15; step++) {
    const away = 1.02 * 1.125 ** step
    for (const across of [-0.06, -0.03, 0, 0.03, 0.06]) put(white, across, away)
    if (step > 7) for (const across of [-0.2, -0.17, 0.17, 0.2]) put(red, across, away)
    if (step === 6) for (let i = -8; i <= 8; i++) if (Math.abs(i) > 1) put(white, i * 0.036, away)
  }
  for (let i = -9; i <= 9; i++) put(green, i * 0.028, 6)
  for (let step = 0; step < 26; step++) {
    const away = 6.2 * 1.14 ** step
    put(white, -0.25, away)
    put(white, 0.25, away)
  }
  return { white, red, green, posts }
}

const dots = (lamps: readonly Lamp[], share = 1): string =>
  lamps.map(({ at: [x, y], size }) => ellipse(x, y, size * share, size * share * 0.9)).join('')

interface Metal {
  top: string
  side: string
  belly: string
  edge: string
  dark: string
  tail: string
  band: string
  pane: string
}

/** An airliner on its last mile, gear and flaps down; its nose to the right. */
function airliner(x: number, y: number, size: number, pitch: number, metal: Metal): Shape[] {
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)]
  const put = ([px, py]: Point): Point => [x + (px * c - py * s) * size, y + (px * s + py * c) * size]
  const write = (point: Point) => put(point).map(tidy).join(' ')
  /** Corners, and curves as a run of three points; `c` before each of the latter. */
  const path = (text: string) =>
    text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => write([Number(px), Number(py)]))
  const across = (from: Point, to: Point, ...stops: Stop[]): Paint => ({
    kind: 'linear',
    from: put(from),
    to: put(to),
    stops,
  })
  const panes = (from: number, to: number, at: number) =>
    Array.from({ length: Math.floor((to - from) / 7.2) }, (_, i) =>
      path(`M${from + i * 7.2},${at}L${from + i * 7.2 + 2.9},${at}`),
    ).join('')
  const wheel = (px: number, py: number, r: number) => {
    const [wx, wy] = put([px, py])
    return ellipse(wx, wy, r * size)
  }
  const body =
    'M238,6C236,-1 226,-10 207,-17C196,-22 184,-25 166,-25L-128,-25C-176,-25 -220,-21 -266,-12C-270,-11 -270,-7 -266,-6C-226,8 -182,24 -134,25L150,25C190,25 228,20 238,6z'
  return [
    // The far wing and its engine.
    {
      d: path('M34,-8L-66,-46L-96,-49L-50,-8z'),
      fill: across([0, -48], [0, -6], [0, metal.edge], [1, metal.side]),
    },
    { d: path('M-94,-49L-103,-64L-97,-65L-80,-47z'), fill: metal.tail },
    { d: path('M-208,-16L-262,-34L-280,-35L-248,-14z'), fill: mix(metal.side, metal.edge, 0.4) },
    // The fin.
    {
      d: path('M-176,-22C-196,-30 -216,-62 -234,-94L-264,-94C-260,-70 -258,-40 -254,-14z'),
      fill: across([-180, -40], [-262, -60], [0, mix(metal.tail, metal.edge, 0.25)], [1, metal.tail]),
    },
    { d: path('M-206,-49L-257,-49L-256,-36L-196,-36z'), fill: metal.band },
    { d: path('M-176,-22C-196,-30 -216,-62 -234,-94'), stroke: metal.edge, width: 1.6 * size, opacity: 0.8 },
    // The hull, lit from ahead.
    {
      d: path(body),
      fill: across(
        [0, -26],
        [0, 26],
        [0, metal.top],
        [0.34, mix(metal.top, metal.side, 0.5)],
        [0.56, metal.side],
        [0.72, mix(metal.side, metal.belly, 0.45)],
        [1, metal.belly],
      ),
    },
    {
      d: path(body),
      fill: across([238, 0], [-60, 0], [0, metal.edge, 0.85], [0.18, metal.edge, 0.4], [1, metal.edge, 0]),
    },
    {
      d: path(
        'M226,11C190,17 -60,15 -140,14C-190,13 -232,2 -262,-7C-226,8 -182,24 -134,25L150,25C186,25 216,21 226,11z',
      ),
      fill: metal.belly,
      opacity: 0.55,
    },
    {
      d: path('M-264,-8C-226,2 -186,9 -140,10L150,10C190,10 218,9 237,5'),
      stroke: metal.band,
      width: 2.2 * size,
      opacity: 0.95,
    },
    {
      d: path('M-262,-12C-220,-21 -176,-25 -128,-25L166,-25C184,-25 196,-22 207,-17C222,-11 233,-4 237,3'),
      stroke: metal.edge,
      width: 1.5 * size,
    },
    { d: panes(-176, -14, -7) + panes(6, 168, -7), stroke: metal.pane, width: 3.9 * size },
    {
      d: path('M184,-12L184,6M-186,-12L-186,5M-2,-10L-2,2'),
      stroke: metal.dark,
      width: 0.8 * size,
      opacity: 0.5,
    },
    { d: path('M200,-14L220,-8L214,-3L199,-5z'), fill: metal.dark },
    { d: path('M203,-13L209,-11L207,-5L201,-6z'), fill: metal.edge, opacity: 0.6 },
    // The gear.
    { d: path('M176,22L177,44M-30,22L-31,52M-62,22L-63,60'), stroke: metal.dark, width: 2.6 * size },
    { d: path('M177,34L192,22M-31,40L-14,24'), stroke: metal.dark, width: 1.5 * size },
    { d: path('M165,24L172,24L172,36L167,36z'), fill: mix(metal.side, metal.dark, 0.35) },
    {
      d: wheel(173, 46, 4.6) + wheel(181, 46, 4.6) + wheel(-36, 55, 6.2) + wheel(-26, 55.5, 6.2),
      fill: mix(metal.dark, metal.belly, 0.3),
    },
    { d: wheel(-69, 63, 6.8) + wheel(-57, 63.5, 6.8), fill: metal.dark },
    {
      d: wheel(-69, 63, 2.2) + wheel(-57, 63.5, 2.2) + wheel(173, 46, 1.5) + wheel(181, 46, 1.5),
      fill: mix(metal.side, metal.dark, 0.4),
    },
    // The near wing with its flaps, slats and engine.
    { d: path('M-40,18L-66,26L-150,78L-140,81L-54,38z'), fill: mix(metal.belly, metal.dark, 0.25) },
    {
      d: path('M64,10C50,8 36,10 26,14L-122,78L-150,80L-140,72L-42,18z'),
      fill: across(
        [60, 10],
        [-140, 76],
        [0, metal.edge],
        [0.35, mix(metal.side, metal.edge, 0.3)],
        [1, metal.side],
      ),
    },
    { d: path('M64,10C50,8 36,10 26,14L-122,78'), stroke: metal.edge, width: 2.2 * size },
    {
      d: path('M-122,78L-150,80C-158,72 -163,60 -166,46L-160,45C-155,60 -146,70 -122,78z'),
      fill: metal.tail,
    },
    {
      d: path('M-52,29L-76,34M-80,44L-103,49M-106,57L-127,62'),
      stroke: mix(metal.belly, metal.dark, 0.4),
      width: 3.4 * size,
      round: true,
    },
    { d: path('M40,22L18,22L0,36L34,42z'), fill: mix(metal.side, metal.dark, 0.3) },
    {
      d: path('M70,32C73,39 73,52 69,59C44,64 8,61 -18,50C-20,47 -20,44 -18,42C8,33 42,28 70,32z'),
      fill: across([0, 30], [0, 62], [0, metal.top], [0.45, metal.side], [1, metal.belly]),
    },
    {
      d: path('M70,32C73,39 73,52 69,59C64,60 58,60 53,60C57,52 57,40 54,32C60,31 65,31 70,32z'),
      fill: mix(metal.edge, metal.side, 0.3),
    },
    { d: path('M69,35C71,41 71,50 68.500,56C66,50 66,41 69,35z'), fill: metal.dark },
    { d: path('M-18,42L-34,46L-18,50z'), fill: metal.dark },
    {
      d: path('M-200,-10C-212,-9 -222,-6 -230,-2L-286,18L-302,18L-262,-8z'),
      fill: across([-200, -10], [-300, 16], [0, mix(metal.top, metal.edge, 0.4)], [1, metal.side]),
    },
    { d: path('M-200,-10C-212,-9 -222,-6 -230,-2L-286,18'), stroke: metal.edge, width: 1.4 * size },
  ]
}

/** A train of the Blue Line, its head at x: three cars to its left, and the wire over them. */
function train(
  x: number,
  y: number,
  size: number,
  tones: Record<'body' | 'roof' | 'shade' | 'red' | 'glass' | 'pane' | 'edge' | 'guide' | 'guideLit', string>,
): Shape[] {
  const at = (px: number, py: number): string => `${tidy(x - px * size)} ${tidy(y + py * size)}`
  const box = (px: number, py: number, wide: number, tall: number) =>
    rect(x - (px + wide) * size, y + py * size, wide * size, tall * size)
  const cars = [0, 1, 2]
  const left = (car: number) => car * 170
  const nose = `M${at(0, 0)}L${at(0, -16)}Q${at(3, -36)} ${at(18, -40)}L${at(166, -40)}L${at(166, 0)}z`
  const rest = cars
    .slice(1)
    .map(
      (car) =>
        `M${at(left(car), 0)}V${tidy(y - 40 * size)}H${tidy(x - (left(car) + 166) * size)}V${tidy(y)}z`,
    )
  const panes = cars.flatMap((car) => [28, 52, 92, 116].map((px) => box(left(car) + px, -32, 20, 14)))
  const doors = cars.flatMap((car) => [76, 140].map((px) => box(left(car) + px, -32, 12, 28)))
  // The line is lost in the dusk towards the terminal.
  const away: Paint = {
    kind: 'linear',
    from: [0, 0],
    to: [WIDTH, 0],
    stops: [
      [0, tones.guide],
      [0.5, tones.guide, 0.9],
      [0.78, tones.guide, 0.22],
      [1, tones.guide, 0.12],
    ],
  }
  const poles = Array.from({ length: 14 }, (_, i) => -1050 + i * 128)
  return [
    {
      d: poles
        .map((px) => `M${at(px, 10)}V${tidy(y - 74 * size)}M${at(px, -66)}h${tidy(-26 * size)}`)
        .join(''),
      stroke: away,
      width: 2.2 * size,
    },
    {
      d:
        poles
          .slice(0, -1)
          .map((px) => `M${at(px + 26, -66)}Q${at(px + 90, -60)} ${at(px + 154, -66)}`)
          .join('') + `M-20 ${tidy(y - 57 * size)}H${WIDTH + 20}`,
      stroke: away,
      width: 1.1 * size,
      opacity: 0.8,
    },
    {
      d: cars
        .slice(0, 2)
        .map((car) => box(left(car) + 165, -36, 6, 34))
        .join(''),
      fill: tones.shade,
    },
    {
      d: `${nose}${rest.join('')}`,
      fill: down(y - 40 * size, y, [0, tones.roof], [0.14, tones.body], [0.7, tones.body], [1, tones.shade]),
    },
    {
      d: cars.map((car) => box(left(car) + (car ? 0 : 14), -36, car ? 166 : 152, 20)).join(''),
      fill: tones.glass,
    },
    { d: panes.join(''), fill: tones.pane },
    { d: doors.join(''), fill: mix(tones.pane, tones.body, 0.35), stroke: tones.shade, width: 1.2 * size },
    { d: cars.map((car) => box(left(car) + (car ? 0 : 0.5), -13, 166, 5)).join(''), fill: tones.red },
    {
      d: `M${at(1, -17)}Q${at(4, -34)} ${at(15, -36.5)}L${at(22, -36.5)}L${at(20, -17)}z`,
      fill: tones.glass,
    },
    { d: `M${at(18, -40)}H${tidy(x - 506 * size)}`, stroke: tones.edge, width: 1.8 * size, opacity: 0.9 },
    {
      d: cars
        .map((car) => `M${at(left(car) + 70, -41)}L${at(left(car) + 84, -49)}L${at(left(car) + 74, -57)}`)
        .join(''),
      stroke: tones.guide,
      width: 1.6 * size,
    },
    {
      d: cars.map((car) => box(left(car) + 22, -1, 34, 6) + box(left(car) + 112, -1, 34, 6)).join(''),
      fill: tones.guide,
    },
    {
      d: `M-20 ${tidy(y + 5 * size)}H${WIDTH + 20}v${tidy(11 * size)}H-20z`,
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [WIDTH, 0],
        stops: [
          [0, tones.guide],
          [0.7, mix(tones.guide, tones.guideLit, 0.35)],
          [1, tones.guide],
        ],
      },
    },
    {
      d: `M-20 ${tidy(y + 5 * size)}H${WIDTH + 20}`,
      stroke: tones.guideLit,
      width: 1.3 * size,
      opacity: 0.9,
    },
  ]
}

function layers(hour: Hour, dark: boolean): Layer[] {
  const { inks: ink, haze, snow, lamps, plain } = hour
  const { horizon, light } = layout
  const lamp = approach()
  const ground = hills({ seed: 15, width: WIDTH, base: LINE, rise: 12, swell: 500, step: 24 })
  const metal: Metal = dark
    ? {
        top: oklch(70, 0.05, 236),
        side: oklch(45, 0.06, 240),
        belly: oklch(26, 0.05, 244),
        edge: oklch(93, 0.025, 222),
        dark: oklch(15, 0.03, 240),
        tail: oklch(30, 0.06, 225),
        band: oklch(72, 0.11, 78),
        pane: lamps.colour,
      }
    : {
        top: oklch(84, 0.045, 305),
        side: oklch(90, 0.045, 40),
        belly: oklch(47, 0.075, 305),
        edge: oklch(96, 0.045, 55),
        dark: oklch(24, 0.045, 285),
        tail: oklch(36, 0.07, 225),
        band: oklch(74, 0.13, 70),
        pane: oklch(40, 0.06, 285),
      }
  const tones = dark
    ? {
        body: oklch(64, 0.03, 238),
        roof: oklch(40, 0.05, 242),
        shade: oklch(26, 0.045, 242),
        red: oklch(46, 0.14, 25),
        glass: oklch(22, 0.05, 244),
        pane: lamps.colour,
        edge: oklch(84, 0.03, 225),
        guide: oklch(16, 0.03, 240),
        guideLit: oklch(36, 0.05, 240),
      }
    : {
        body: oklch(90, 0.02, 20),
        roof: oklch(60, 0.06, 320),
        shade: oklch(48, 0.06, 300),
        red: oklch(56, 0.17, 24),
        glass: oklch(30, 0.05, 285),
        pane: oklch(90, 0.1, 80),
        edge: oklch(95, 0.05, 50),
        guide: oklch(26, 0.04, 280),
        guideLit: oklch(64, 0.08, 30),
      }
  const bright = dark ? oklch(97, 0.03, 90) : oklch(98, 0.035, 75)
  const runway = [seen(-0.26, 6), seen(0.26, 6), seen(0.26, 90), seen(-0.26, 90)]
  const verge = [seen(-0.34, 0.7), seen(0.34, 0.7), seen(0.34, 6), seen(-0.34, 6)]
  const earth = dark ? oklch(20, 0.045, 240) : oklch(36, 0.05, 290)
  const [planeX, planeY, size] = [832, 214, 1]
  const beams: Point[] = [
    [planeX + 50, planeY + 6],
    [planeX + 180, planeY + 20],
  ]
  const grass = dark
    ? ([oklch(12, 0.028, 240), oklch(17, 0.035, 240), oklch(36, 0.05, 236)] as const)
    : ([oklch(20, 0.035, 270), oklch(29, 0.045, 285), oklch(66, 0.1, 35)] as const)
  const home = (x: number, y: number, strength: number, radius: number, colour = bright): Shape => ({
    d: ellipse(x, y, radius),
    fill: glow(
      [x, y],
      radius,
      1,
      [0, colour, strength],
      [0.12, colour, strength * 0.6],
      [0.4, colour, strength * 0.16],
      [1, colour, 0],
    ),
  })
  const hangar = dark ? oklch(24, 0.045, 242) : oklch(47, 0.06, 310)
  return [
    {
      shapes: mountains(
        layout,
        hour,
        { seed: 29, base: horizon + 6, rise: 62, spacing: 92 },
        {
          rock: mix(ink.farRange, ink.blue, 0.1),
          foot: mix(ink.farRange, haze.lit, 0.34),
          shade: mix(ink.farRange, ink.blue, 0.45),
          snow: snow.lit,
          bright: snow.far,
          shadow: mix(ink.farRange, ink.glacier, 0.3),
        },
      ),
      haze: { y: horizon + 8, depth: 50, strength: 0.6 },
    },
    {
      shapes: [
        {
          d: polygon(
            toFloor(hills({ seed: 5, width: WIDTH, base: LINE - 6, rise: 18, swell: 360, step: 24 }), HEIGHT),
            1,
          ),
          fill: down(
            LINE - 30,
            LINE + 10,
            [0, mix(ink.nearRange, ink.midRange, 0.35)],
            [1, mix(ink.hill, ink.nearRange, 0.4)],
          ),
        },
        // The terminal and its tower.
        {
          d: `M1352 ${LINE}v-26q60 -20 150 -14l118 6v34z`,
          fill: down(LINE - 44, LINE, [0, mix(hangar, haze.lit, 0.25)], [1, hangar]),
        },
        { d: rect(1360, LINE - 19, 260, 11), fill: lamps.colour, opacity: dark ? 0.95 : 0.8 },
        {
          d: Array.from({ length: 26 }, (_, i) => `M${1366 + i * 10} ${LINE - 20}v14`).join(''),
          stroke: hangar,
          width: 1.6,
        },
        { d: `M1424 ${LINE - 30}l4 -64h-9l-3 -20h36l-3 20h-9l4 64z`, fill: mix(hangar, ink.navy, 0.35) },
        { d: `M1417 ${LINE - 112}h34l-2 12h-30z`, fill: lamps.colour, opacity: 0.9 },
        { d: `M1434 ${LINE - 114}v-16`, stroke: hangar, width: 1.6 },
        { d: ellipse(1434, LINE - 131, 2), fill: ink.brick },
        { d: `M1256 ${LINE}v-14h74v14z`, fill: hangar },
      ],
      haze: { y: LINE - 6, depth: 26, strength: 0.42 },
    },
    {
      shapes: [
        {
          d: polygon(toFloor(ground, HEIGHT), 1),
          fill: down(
            LINE - 6,
            HEIGHT,
            [0, plain.top],
            [0.16, mix(earth, plain.top, 0.5)],
            [0.5, earth],
            [1, mix(earth, ink.night, 0.7)],
          ),
        },
        {
          d: rect(0, LINE - 8, WIDTH, 200),
          fill: glow(
            [light.x, LINE],
            640,
            0.2,
            [0, plain.glow, 0.7 * plain.strength],
            [0.45, plain.glow, 0.2 * plain.strength],
            [1, plain.glow, 0],
          ),
        },
        ...neighbourhoods(
          { ...layout, width: 900, height: 520, city: { x: 200, ground: LINE, scale: 0.3 } },
          [[1240, 470, 1160]],
          hour,
        ).map((one) => ({ ...one })),
        ...streetLamps({ ...layout, width: 760, height: 540 }, [], hour),
        {
          d: polygon(runway, 1),
          fill: down(LINE, 442, [0, mix(earth, haze.lit, 0.5)], [1, mix(earth, ink.navy, 0.4)]),
        },
        { d: polygon(verge, 1), fill: mix(earth, ink.night, 0.5), opacity: 0.35 },
      ],
    },
    {
      shapes: [
        { d: rect(0, 500, WIDTH, 100), fill: down(500, HEIGHT, [0, ink.deep, 0], [1, ink.deep, 0.72]) },
        // Taxiways, and what stands at the gates.
        {
          d: Array.from({ length: 34 }, (_, i) =>
            i < 20
              ? seen(0.4, 4.2 * 1.12 ** i)
              : ([1262 + (i - 20) * 24, LINE + 14 + ((i * 7) % 3)] as const),
          )
            .map(([x, y], i) => ellipse(x, y, Math.max(0.8, 1.7 - (i % 20) * 0.06)))
            .join(''),
          fill: oklch(68, 0.17, 255),
        },
        {
          d: [1276, 1306, 1500, 1548]
            .map(
              (x, i) =>
                `M${x} ${LINE + 1}l${i > 1 ? -9 : 7} -15h${i > 1 ? -5 : 5}l${i > 1 ? -1 : 1} 11h${i > 1 ? 34 : -34}q${i > 1 ? 4 : -4} 5 0 6z`,
            )
            .join(''),
          fill: mix(hangar, haze.lit, dark ? 0.3 : 0.55),
        },
        { d: [1344, 1470, 1580].map((x) => `M${x} ${LINE + 2}v-58`).join(''), stroke: hangar, width: 1.5 },
      ],
    },
    {
      shapes: [{ d: rect(-20, 452, 590, 64), fill: lamps.colour, opacity: dark ? 0.34 : 0.26 }],
      blur: 26,
      blend: 'screen',
    },
    { shapes: train(556, 476, 0.98, tones) },
    {
      shapes: [
        ...[...lamp.white, ...lamp.red].map(({ at: [x, y], size: r }) =>
          home(x, y, 0.34, r * 7, dark ? oklch(80, 0.13, 75) : oklch(78, 0.13, 55)),
        ),
        ...lamp.green.map(({ at: [x, y], size: r }) => home(x, y, 0.4, r * 8, oklch(80, 0.16, 160))),
        ...[1344, 1470, 1580].map((x) => home(x, LINE - 56, 0.9, 34, lamps.colour)),
      ],
      blend: 'screen',
    },
    {
      shapes: [
        { d: lamp.posts, stroke: ink.night, width: 1.2, opacity: 0.8 },
        { d: dots(lamp.red), fill: oklch(70, 0.19, 25) },
        { d: dots(lamp.green), fill: oklch(86, 0.16, 160) },
        { d: dots(lamp.white, 1.1), fill: bright },
      ],
    },
    { shapes: airliner(planeX, planeY, size, -0.045, metal) },
    {
      shapes: [
        ...beams.flatMap(([x, y], i) => [home(x, y, 0.75, i ? 44 : 64), home(x, y, 1, 12)]),
        home(planeX - 162, planeY + 56, 0.9, 16, oklch(66, 0.2, 25)),
        home(planeX - 2, planeY + 26, 0.8, 26, oklch(62, 0.2, 25)),
        home(552, 466, 0.9, 60),
        home(planeX - 254, planeY - 82, 0.5, 12),
      ],
      blend: 'screen',
    },
    {
      shapes: [
        ...blades(
          {
            seed: 41,
            top: (x) => 574 - 30 * Math.exp(-((x / 330) ** 2)) - 34 * Math.exp(-(((x - 1600) / 420) ** 2)),
            from: -20,
            to: 1620,
            depth: 50,
            count: 2600,
            tall: [12, 40],
            lean: 0.5,
          },
          grass,
          4,
        ),
      ],
    },
  ]
}

export const northeast: Landmark = { layout, day: 'dawn', moon: [1300, 222], phone: 250, layers }
