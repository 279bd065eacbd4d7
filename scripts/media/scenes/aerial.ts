/** Seen from above: sections, parcels, a drone over roofs. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { ranges, tints } from './land.ts'
import { moods, sky } from './sky.ts'

const [width, height] = [1600, 900]
const flame = mix(ink.gold, ink.wheat, 0.35)

/** The cloud's shadow on the ground, with the arch's clean edge. */
const shadow = (d: string): Shape[] => [
  { d, fill: { kind: 'linear', from: [0, 0], to: [700, 620], stops: [[0, ink.deep, 0.92], [1, ink.navy, 0.72]] } },
  { d: d.replace(/V.*$/, ''), stroke: ink.wheat, width: 3, opacity: 0.55 },
]

/** Section roads and quarter-section fields; the chinook's edge crosses them as a shadow. */
export function prairieGrid(): string {
  const draw = random(640)
  const tones = [mix(ink.gold, ink.hill, 0.3), mix(ink.wheat, ink.gold, 0.6), ink.hill, mix(ink.nearRange, ink.gold, 0.2), mix(ink.hill, ink.gold, 0.45), mix(ink.wheat, ink.hill, 0.35), mix(ink.spruce, ink.hill, 0.5)]
  const fields = tones.map((): string[] => [])
  const lines: string[] = []
  const pivots: Point[] = []
  const side = 216
  for (let row = -2; row < 6; row++) {
    for (let column = -2; column < 10; column++) {
      const [x, y] = [column * side, row * side]
      const split = draw()
      const pick = () => fields[Math.floor(draw() * tones.length)]
      if (split < 0.3) {
        pick()?.push(rect(x, y, side / 2, side))
        pick()?.push(rect(x + side / 2, y, side / 2, side))
      } else if (split < 0.5) {
        pick()?.push(rect(x, y, side, side / 2))
        pick()?.push(rect(x, y + side / 2, side, side / 2))
      } else pick()?.push(rect(x, y, side, side))
      if (split > 0.86) pivots.push([x + side / 2, y + side / 2])
      else if (split > 0.62) lines.push(`M${x + 20} ${y + 30}h176m-176 52h176m-176 52h176m-176 52h176`)
    }
  }
  const roads = [-2, -1, 0, 1, 2, 3, 4, 5].map((row) => `M-432 ${row * side}h2600`).join('') + [-2, 0, 2, 4, 6, 8].map((column) => `M${column * side}-432v1728`).join('')
  const creek = curve([[-80, 330], [180, 420], [330, 360], [520, 520], [760, 470], [900, 640], [1180, 600], [1320, 760], [1700, 740]])
  return svg(width, height, [
    {
      transform: 'rotate(-9 800 450)',
      nodes: [
        { d: rect(-500, -500, 2800, 2000), fill: ink.hill },
        ...fields.map((d, i): Shape => ({ d: d.join(''), fill: tones[i] ?? ink.hill })),
        { d: lines.join(''), stroke: ink.deep, width: 10, opacity: 0.1 },
        { d: pivots.map(([x, y]) => ellipse(x, y, 96)).join(''), fill: mix(ink.nearRange, ink.hill, 0.3) },
        { d: pivots.map(([x, y]) => `M${x} ${y}l68-68A96 96 0 0 1 ${x + 96} ${y}z`).join(''), fill: flame, opacity: 0.7 },
        { d: creek, stroke: mix(ink.hill, ink.night, 0.35), width: 58, round: true },
        { d: creek, stroke: mix(ink.glacier, ink.blue, 0.35), width: 15, round: true },
        { d: roads, stroke: mix(ink.wheat, ink.paper, 0.4), width: 5 },
        { d: 'M1110 250h70v-66h-86v84h20zM450 660h62v-58h-76v74h18z', stroke: ink.spruce, width: 15, round: true },
        { d: `${rect(1114, 204, 26, 18)}${rect(1148, 222, 16, 22)}${rect(456, 622, 24, 16)}`, fill: ink.brick },
      ],
    },
    ...shadow('M-20 800C260 470 760 270 1620 210V-20H-20z'),
  ])
}

const [LOT, DEPTH] = [150, 290]

/** One row of lots that front on a street above: hipped roofs, garages on the lane, trees. */
function rowOfLots(): Node[] {
  const draw = random(88)
  const lit: string[] = []
  const dark: string[] = []
  const garages: string[] = []
  const crowns: Point[] = []
  const lots: string[] = []
  for (let i = -2; i < 13; i++) {
    const x = i * LOT
    lots.push(`M${x} 0v${DEPTH}`)
    const wide = 92 + Math.round(20 * draw())
    const [left, top] = [x + Math.round((LOT - wide) / 2), 50]
    const [right, bottom, mid, inset] = [left + wide, top + 104 + Math.round(34 * draw()), left + wide / 2, wide * 0.42]
    lit.push(polygon([[left, top], [right, top], [mid, top + inset], [mid, bottom - inset], [left, bottom]]))
    dark.push(polygon([[right, top], [right, bottom], [left, bottom], [mid, bottom - inset], [mid, top + inset]]))
    garages.push(rect(left + 6, DEPTH - 62, 62, 54))
    if (draw() < 0.85) crowns.push([x + 24 + 104 * draw(), 190 + 24 * draw()])
    if (draw() < 0.7) crowns.push([x + 4, 16])
  }
  const round = ([x, y]: Point, size: number) => ellipse(Math.round(x), Math.round(y), size)
  return [
    { d: lots.join(''), stroke: ink.spruce, width: 3, opacity: 0.5 },
    { d: garages.join(''), fill: mix(ink.midRange, ink.hill, 0.3) },
    { d: lit.join(''), fill: mix(ink.midRange, ink.wheat, 0.5) },
    { d: dark.join(''), fill: mix(ink.nearRange, ink.midRange, 0.25) },
    { d: crowns.map((point) => round(point, 25)).join(''), fill: ink.spruce },
    { d: crowns.map(([x, y]) => round([x - 6, y - 6], 14)).join(''), fill: mix(ink.hill, ink.gold, 0.14) },
  ]
}

/** A block from above: rows of lots, lanes between, one parcel in gold. */
export function parcelAerial(): string {
  const row = (y: number, flip: 1 | -1, shift: number): Node => ({ use: 'row', transform: `translate(${shift} ${y}) scale(1 ${flip})` })
  const [px, py] = [5 * LOT, 330]
  const corners = [[px, py], [px + LOT, py], [px, py + DEPTH], [px + LOT, py + DEPTH]]
  return svg(width, height, [
    {
      transform: 'rotate(-13 800 450) translate(-90 40)',
      nodes: [
        { d: rect(-700, -900, 3200, 2800), fill: mix(ink.hill, ink.nearRange, 0.6) },
        { d: [-430, 330, 1090].map((y) => rect(-400, y - 130, 2800, 104)).join(''), fill: ink.navy },
        { d: [-430, 330, 1090].map((y) => rect(-400, y - 22, 2800, 10)).join(''), fill: mix(ink.belly, ink.wheat, 0.3) },
        { d: dashes([330, 1090].flatMap((y) => Array.from({ length: 12 }, (_, i): Point => [-200 + i * 190, y - 78])), 80), stroke: ink.wheat, width: 4, opacity: 0.5 },
        { transform: `translate(0 ${py})`, nodes: [{ name: 'row', nodes: rowOfLots() }] },
        row(py + 2 * DEPTH + 34, -1, 60),
        row(py - 130 - 24, -1, -90),
        row(py - 760, 1, 40),
        row(py + 760, 1, -60),
        { d: rect(px, py, LOT, DEPTH), fill: ink.gold, opacity: 0.3 },
        { d: rect(px, py, LOT, DEPTH), stroke: flame, width: 8, round: true },
        { d: corners.map(([x = 0, y = 0]) => ellipse(x, y, 11)).join(''), fill: ink.paper },
      ],
    },
    ...shadow('M-20 430C220 250 560 110 980-20V-20H-20z'),
    { d: rect(0, 0, width, height), fill: glow([930, 470], 1000, 0.7, [0, ink.gold, 0.22], [0.45, ink.navy, 0], [1, ink.deep, 0.5]) },
  ])
}

/** A drone above lit roofs, the arch behind it. */
export function drone(): string {
  const roofs: Shape[] = [0, 1, 2].map((row): Shape => {
    const step = 250 + row * 70
    const y = 690 + row * 80
    const d = Array.from({ length: 8 - row }, (_, i) => {
      const x = -60 + i * step + (row % 2) * 110
      const peak = y - 74 - row * 20 - ((i * 29) % 34)
      return polygon([[x - step * 0.56, y + 20], [x - step * 0.16, peak], [x + step * 0.16, peak], [x + step * 0.56, y + 20], [x + step * 0.56, height], [x - step * 0.56, height]])
    }).join('')
    return { d, fill: mix(mix(ink.nearRange, ink.navy, 0.4), ink.deep, row * 0.45), stroke: mix(ink.amber, ink.navy, 0.3 + row * 0.25), width: 2.5 }
  })
  const panes: Point[] = [[150, 742], [402, 748], [640, 738], [700, 738], [1150, 744], [1420, 740], [60, 838], [380, 842], [690, 832], [990, 846], [1040, 846], [1300, 836]]
  return svg(width, height, [
    ...sky({ width, horizon: 640, apex: [880, 150], span: [1150, 1000], light: [860, 680], mood: moods.dusk, seed: 73, streaks: 8 }),
    ...ranges({ width, base: 640, rise: 84, light: 860, floor: height, seed: 77, tint: tints.dusk, count: 1, haze: ink.amber }),
    ...roofs,
    { d: dashes(panes, 30), stroke: flame, width: 32 },
    { d: polygon([[812, 440], [560, 900], [1090, 900]]), fill: down(440, 860, [0, ink.wheat, 0.34], [1, ink.wheat, 0]) },
    { transform: 'translate(812 370) rotate(-4)', nodes: quadcopter() },
  ])
}

function quadcopter(): Node[] {
  const rotor = (x: number, y: number, long: number): Node[] => [
    { d: ellipse(x, y, long, 9), fill: ink.pale, opacity: 0.3 },
    { d: `M${x - long} ${y}h${2 * long}`, stroke: ink.deep, width: 5, round: true },
    { d: rect(x - 9, y + 2, 18, 34), fill: ink.night },
  ]
  return [
    { d: 'M-58-6L-250-52M58-6L250-52', stroke: ink.night, width: 17, round: true },
    { d: 'M-50 4L-176 12M50 4L176 12', stroke: ink.deep, width: 15, round: true },
    ...rotor(-254, -92, 122),
    ...rotor(254, -92, 122),
    ...rotor(-184, -24, 96),
    ...rotor(184, -24, 96),
    { d: 'M-92 0c0-40 36-56 92-56s92 16 92 56-30 44-92 44-92-4-92-44z', fill: down(-56, 44, [0, mix(ink.belly, ink.glacier, 0.25)], [1, ink.deep]) },
    { d: 'M-80-18c8-26 36-34 80-34s72 8 80 34', stroke: flame, width: 4, round: true },
    { d: 'M-70 40l-34 66M70 40l34 66M-122 106h38M84 106h38', stroke: ink.night, width: 10, round: true },
    { d: 'M-34 42h68v30c0 26-68 26-68 0z', fill: ink.night },
    { d: ellipse(0, 74, 27), fill: ink.cloud },
    { d: ellipse(0, 74, 16), fill: ink.blue },
    { d: ellipse(-6, 68, 5), fill: ink.paper },
    { d: ellipse(-254, -48, 6), fill: ink.brick },
    { d: ellipse(254, -48, 6), fill: ink.gold },
  ]
}

/** An abstract street map: river, quadrants, gold pins. */
export function communityMap(): string {
  const draw = random(403)
  const streets: string[] = []
  for (let i = 0; i < 15; i++) streets.push(`M${-40 + i * 118}-40v980`)
  for (let i = 0; i < 9; i++) streets.push(`M-40 ${30 + i * 108}h1700`)
  const crescents = Array.from({ length: 12 }, () => { const [x, y, r] = [Math.round(width * draw()), Math.round(height * draw()), 44 + Math.round(34 * draw())]; return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${r}` })
  const bow = curve([[-60, 250], [180, 300], [360, 240], [560, 330], [800, 380], [960, 350], [1080, 440], [1060, 600], [1200, 720], [1160, 960]])
  const elbow = curve([[380, 960], [470, 800], [640, 740], [700, 600], [860, 540], [1070, 480]])
  const pins: readonly (readonly [number, number, number])[] = [[800, 300, 1.5], [330, 420, 1], [560, 610, 1.1], [1240, 300, 1], [1330, 590, 1.2], [900, 760, 1], [260, 720, 0.9], [1050, 190, 0.9], [480, 150, 0.9]]
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, height, [0, ink.navy], [1, ink.cloud]) },
    { d: `M0 0h620v360H0zM1090 560h510v340h-430z`, fill: ink.hill, opacity: 0.55 },
    { d: `${rect(640, 60, 150, 150)}${ellipse(1380, 180, 130, 84)}${rect(120, 540, 190, 130)}${ellipse(760, 830, 150, 70)}`, fill: mix(ink.hill, ink.nearRange, 0.55), opacity: 0.75 },
    { transform: 'rotate(-7 800 450)', nodes: [{ d: streets.join(''), stroke: ink.glacier, width: 2.5, opacity: 0.22 }] },
    { d: crescents.join(''), stroke: ink.glacier, width: 3, opacity: 0.3 },
    { d: 'M-40 470C400 420 900 500 1660 420M800-40C770 250 830 560 780 960', stroke: mix(ink.wheat, ink.belly, 0.4), width: 9, opacity: 0.75 },
    { d: `M120-40C300 240 240 640 420 960M1480-40c-130 320-60 700 40 1000`, stroke: mix(ink.wheat, ink.belly, 0.55), width: 6, opacity: 0.6 },
    { d: `${bow}${elbow}`, stroke: ink.navy, width: 50, round: true, opacity: 0.5 },
    { d: bow, stroke: mix(ink.glacier, ink.blue, 0.45), width: 34, round: true },
    { d: elbow, stroke: mix(ink.glacier, ink.blue, 0.55), width: 18, round: true },
    { d: bow, stroke: ink.pale, width: 3, opacity: 0.5 },
    { d: ellipse(800, 452, 118, 84), fill: glow([800, 452], 118, 0.7, [0, ink.gold, 0.45], [1, ink.gold, 0]) },
    ...pins.flatMap(([x, y, size], i): Node[] => [
      { d: ellipse(x, y + 2, 22 * size, 7 * size), fill: ink.deep, opacity: 0.5 },
      { transform: `translate(${x} ${y}) scale(${size})`, nodes: [{ d: 'M0 0C-12-26-31-42-31-65a31 31 0 0 1 62 0C31-42 12-26 0 0z', fill: i ? mix(ink.gold, ink.wheat, (i % 3) * 0.25) : ink.gold }, { d: 'M-14-54v-14l14-13 14 13v14z', fill: ink.navy }] },
    ]),
  ])
}
