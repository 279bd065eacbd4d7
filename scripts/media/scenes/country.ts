/** Beyond the city: the river, a lake, an acreage, a range road. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { coats, cottage, elm } from './houses.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods, sky } from './sky.ts'

const [width, height] = [1600, 900]

/** The Bow, and the red helix of the footbridge across it. */
export function riverBow(): string {
  const [left, right, deck] = [300, 1310, 604]
  const arch = (x: number) => deck - 78 * Math.sin((Math.PI * (x - left)) / (right - left))
  const low = (x: number) => deck + 26 - 26 * Math.sin((Math.PI * (x - left)) / (right - left))
  const turns = 11
  const helix = (phase: number) => Array.from({ length: turns * 2 + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / (turns * 2)
    return [x, (i + phase) % 2 ? arch(x) : low(x)]
  })
  const span = Array.from({ length: 9 }, (_, i): Point => { const x = left + ((right - left) * i) / 8; return [x, low(x)] })
  const crown = Array.from({ length: 9 }, (_, i): Point => { const x = left + ((right - left) * i) / 8; return [x, arch(x)] })
  const red = mix(ink.brick, ink.gold, 0.05)
  const ripples = Array.from({ length: 18 }, (_, i): Point => [120 + ((i * 311) % 1300), 668 + ((i * 61) % 200)])
  return svg(width, height, [
    ...sky({ width, horizon: 560, apex: [760, 140], span: [980, 1100], light: [780, 640], seed: 51, streaks: 5 }),
    ...ranges({ width, base: 560, rise: 92, light: 780, floor: 640, seed: 64, count: 1, reach: 900, spacing: 200 }),
    ...hillside({ seed: 10, width, base: 612, rise: 50, swell: 480, floor: 700, top: mix(ink.nearRange, ink.gold, 0.14), foot: ink.hill, trees: { from: 0, to: width, count: 22, height: [12, 40] } }),
    { d: rect(0, 632, width, 268), fill: down(632, height, [0, mix(ink.gold, ink.wheat, 0.35)], [0.2, mix(ink.glacier, ink.wheat, 0.3)], [0.55, mix(ink.blue, ink.glacier, 0.2)], [1, ink.cloud]) },
    { d: dashes(ripples, 120), stroke: mix(ink.wheat, ink.paper, 0.4), width: 3, round: true, opacity: 0.6 },
    { d: `${curve(span.map(([x, y]): Point => [x, 1262 - y]))}`, stroke: red, width: 12, opacity: 0.25 },
    { d: curve(helix(0)), stroke: mix(red, ink.navy, 0.35), width: 8 },
    { d: curve(span), stroke: ink.navy, width: 15 },
    { d: curve(helix(1)), stroke: red, width: 9 },
    { d: `${curve(crown)}${curve(span)}`, stroke: red, width: 7 },
    { d: dashes(span.slice(1, 8).map(([x, y]): Point => [x, y - 12]), 26), stroke: ink.wheat, width: 5, opacity: 0.8 },
    { d: 'M-10 586C120 588 250 596 330 640 240 664 100 660-10 690zM1610 580C1480 584 1370 598 1280 640c70 26 220 24 330 44z', fill: ink.spruce },
    ...elm(120, 640, 250, ink.hill, ink.night, ink.gold),
    ...elm(1470, 636, 290, ink.hill, ink.night, ink.gold),
    { d: 'M-10 900V812c220-8 380 24 560 88z', fill: ink.night },
    { d: [60, 120, 200, 300].map((x, i) => spruce([x, 850 + i * 6], 150 - i * 26)).join(''), fill: ink.night },
  ])
}

/** A suburban lake: houses on the far shore, docks, a canoe. */
export function lakeCommunity(): string {
  const shore = 560
  const tones = [ink.nearRange, mix(ink.midRange, ink.wheat, 0.3), mix(ink.blue, ink.midRange, 0.3), mix(ink.belly, ink.gold, 0.2)]
  const homes: Node[] = Array.from({ length: 9 }, (_, i) => ({
    nodes: cottage(128 + (i % 3) * 14, 78 + ((i * 37) % 40), { ...coats.evening, wall: tones[i % 4] ?? ink.belly }, i % 4 !== 2),
    transform: `translate(${110 + i * 176} ${shore})`,
  }))
  const dock = (x: number, y: number, long: number) => polygon([[x, y], [x + 34, y], [x + 60 + long * 0.3, y + long], [x - 10 + long * 0.3, y + long]])
  const ripples = Array.from({ length: 16 }, (_, i): Point => [60 + ((i * 389) % 1400), shore + 60 + ((i * 71) % 250)])
  return svg(width, height, [
    ...sky({ width, horizon: shore, apex: [1000, 130], span: [1300, 900], light: [1000, 720], mood: moods.day, seed: 55, streaks: 6 }),
    ...ranges({ width, base: 520, rise: 70, light: 1000, floor: shore, seed: 48, tint: tints.day, count: 1, haze: ink.paper }),
    { d: rect(0, 516, width, 50), fill: mix(ink.hill, ink.glacier, 0.25) },
    { name: 'homes', nodes: homes },
    { d: rect(0, shore, width, height - shore), fill: down(shore, height, [0, mix(ink.glacier, ink.pale, 0.4)], [0.4, mix(ink.glacier, ink.blue, 0.5)], [1, mix(ink.blue, ink.navy, 0.4)]) },
    { opacity: 0.22, nodes: [{ use: 'homes', transform: `translate(0 ${shore * 2}) scale(1 -1)` }] },
    { d: rect(0, shore - 4, width, 9), fill: mix(ink.wheat, ink.hill, 0.35) },
    { d: dashes(ripples, 150), stroke: ink.paper, width: 3, round: true, opacity: 0.5 },
    { d: `${dock(330, shore, 120)}${dock(860, shore, 96)}${dock(1210, shore, 150)}`, fill: mix(ink.belly, ink.wheat, 0.35) },
    { d: 'M560 742c60 26 190 26 252-2-14 44-44 54-126 54s-112-12-126-52z', fill: ink.brick },
    { d: 'M560 742c60 18 190 18 252-2', stroke: ink.wheat, width: 4 },
    { d: 'M574 806h226', stroke: ink.navy, width: 7, round: true, opacity: 0.4 },
    ...elm(1500, 640, 420, mix(ink.hill, ink.nearRange, 0.3), ink.spruce),
    { d: 'M1330 900c40-130 120-230 280-264v264z', fill: ink.spruce },
    { d: [1400, 1440, 1476].map((x, i) => curve([[x, 880], [x - 4, 800 - i * 20], [x - 22 + i * 20, 740 - i * 14]])).join(''), stroke: mix(ink.hill, ink.gold, 0.4), width: 5, round: true },
  ])
}

/** Prairie, a barn, a fence that runs to the horizon. */
export function acreage(): string {
  const posts = Array.from({ length: 9 }, (_, i) => ({ x: 1640 - 1010 * (1 - 0.72 ** i), y: 900 - 242 * (1 - 0.72 ** i), tall: 150 * 0.72 ** i }))
  const wires = [0.9, 0.55].map((up) => `M${posts.map(({ x, y, tall }) => `${Math.round(x)} ${Math.round(y - tall * up)}`).join('L')}`)
  const rows = Array.from({ length: 11 }, (_, i) => polygon([[560 + i * 28, 668], [572 + i * 28, 668], [-420 + i * 200, 900], [-500 + i * 200, 900]]))
  return svg(width, height, [
    ...sky({ width, horizon: 650, apex: [560, 250], span: [1000, 1400], light: [520, 680], seed: 58, streaks: 9 }),
    ...ranges({ width, base: 652, rise: 58, light: 520, floor: 700, seed: 28, reach: 900, spacing: 130 }),
    ...hillside({ seed: 16, width, base: 672, rise: 20, swell: 600, floor: 720, top: mix(ink.hill, ink.gold, 0.3), foot: ink.hill }),
    { d: rect(0, 668, width, 232), fill: down(668, height, [0, mix(ink.gold, ink.wheat, 0.2)], [0.35, mix(ink.gold, ink.hill, 0.4)], [1, mix(ink.hill, ink.night, 0.3)]) },
    { d: rows.join(''), fill: mix(ink.hill, ink.gold, 0.2), opacity: 0.4 },
    { d: [900, 940, 1310, 1350, 1386].map((x, i) => spruce([x, 690], 130 + (i % 2) * 40)).join(''), fill: ink.spruce },
    { d: polygon([[1010, 694], [1010, 596], [1036, 552], [1090, 520], [1144, 552], [1170, 596], [1170, 694]]), fill: mix(ink.brick, ink.navy, 0.42) },
    { d: polygon([[1170, 694], [1170, 596], [1144, 552], [1090, 520], [1220, 528], [1272, 560], [1296, 600], [1296, 694]]), fill: mix(ink.brick, ink.navy, 0.66) },
    { d: polygon([[1090, 516], [1144, 550], [1172, 598], [1300, 602], [1274, 558], [1222, 524]]), fill: mix(ink.belly, ink.navy, 0.4) },
    { d: 'M1006 598l28-48 56-34 56 34 28 48', stroke: ink.wheat, width: 5 },
    { d: 'M1064 694v-60h52v60M1064 634l52 60M1116 634l-52 60M1076 560h28v26h-28z', stroke: ink.wheat, width: 4 },
    { d: rect(1076, 560, 28, 26), fill: ink.gold },
    { d: `${rect(1330, 560, 44, 134)}${ellipse(1352, 560, 22, 18)}`, fill: mix(ink.midRange, ink.pale, 0.2) },
    { d: wires.join(''), stroke: ink.night, width: 3 },
    { d: posts.map(({ x, y, tall }) => rect(Math.round(x), Math.round(y - tall), Math.max(3, Math.round(tall * 0.1)), Math.round(tall))).join(''), fill: ink.night },
  ])
}

/** A range road that runs straight to the horizon, and a signpost with nothing left to say. */
export function notFound(): string {
  const [wide, tall, horizon] = [2400, 1100, 800]
  const vanish = 1690
  const draw = random(404)
  const tufts = Array.from({ length: 17 }, (_, i): Point => [i < 11 ? 60 + i * 96 + 60 * draw() : 2090 + (i - 11) * 52, 1010 + 80 * draw()])
  const poles = Array.from({ length: 8 }, (_, i) => ({ x: vanish + 640 * 0.63 ** i, y: horizon + 4 + 236 * 0.63 ** i, tall: 470 * 0.63 ** i }))
  const wire = poles.slice(1).map(({ x, y, tall: high }, i) => {
    const before = poles[i] ?? { x, y, tall: high }
    const [x0, y0, x1, y1] = [before.x, before.y - before.tall * 0.93, x, y - high * 0.93]
    return `M${Math.round(x0)} ${Math.round(y0)}Q${Math.round((x0 + x1) / 2)} ${Math.round((y0 + y1) / 2 + before.tall * 0.1)} ${Math.round(x1)} ${Math.round(y1)}`
  })
  return svg(wide, tall, [
    ...sky({ width: wide, horizon, apex: [1660, 560], span: [1620, 1150], light: [1680, 760], seed: 63, streaks: 7 }),
    ...ranges({ width: wide, base: horizon + 2, rise: 66, light: 1680, floor: 860, seed: 66, reach: 860, spacing: 135, count: 1 }),
    ...hillside({ seed: 33, width: wide, base: horizon + 16, rise: 18, swell: 700, floor: 860, top: mix(ink.hill, ink.gold, 0.2), foot: ink.hill }),
    { d: rect(0, horizon + 6, wide, 294), fill: down(horizon, tall, [0, mix(ink.hill, ink.gold, 0.34)], [0.3, ink.hill], [1, ink.night]) },
    { d: rect(0, horizon + 6, wide, 294), fill: glow([vanish, horizon + 6], 900, 0.24, [0, ink.gold, 0.55], [1, ink.gold, 0]) },
    { d: polygon([[vanish - 5, horizon + 6], [vanish + 5, horizon + 6], [vanish + 330, tall], [vanish - 560, tall]]), fill: down(horizon, tall, [0, ink.wheat], [0.25, mix(ink.gold, ink.belly, 0.55)], [1, mix(ink.cloud, ink.night, 0.35)]) },
    { d: [0.1, 0.25, 0.5, 0.86].map((near) => { const y = horizon + 6 + 294 * near; const x = vanish - 115 * near; const w = 3 + 15 * near; return polygon([[x - w * 0.35, y], [x + w * 0.35, y], [x - 6 * near + w * 0.5, y + 62 * near], [x - 20 * near - w * 0.5, y + 62 * near]]) }).join(''), fill: ink.wheat, opacity: 0.6 },
    { d: wire.join(''), stroke: ink.night, width: 2.5 },
    { d: poles.map(({ x, y, tall: high }) => `${rect(Math.round(x - high * 0.014), Math.round(y - high), Math.max(2, Math.round(high * 0.028)), Math.round(high))}${rect(Math.round(x - high * 0.11), Math.round(y - high * 0.93), Math.round(high * 0.22), Math.max(2, Math.round(high * 0.022)))}`).join(''), fill: ink.night },
    { transform: 'translate(1150 1030) rotate(-9)', nodes: signpost() },
    { d: tufts.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q-3-20-16-${Math.round(26 + 14 * draw())}m16 ${Math.round(30 + 6 * draw())}q-1-24 3-44m1 42q4-18 18-30`).join(''), stroke: mix(ink.hill, ink.gold, 0.32), width: 3.5, round: true, opacity: 0.75 },
  ])
}

/** A post with three blank arrows, a little crooked, and a magpie on top who is in no hurry. */
function signpost(): Node[] {
  const board = 'M0-27h178l34 27-34 27H0z'
  const wood = mix(ink.wheat, ink.belly, 0.35)
  const arrow = (y: number, turn: number, flip: number, tone: string): Node => ({
    transform: `translate(${flip > 0 ? -46 : 46} ${y}) rotate(${turn}) scale(${flip} 1)`,
    nodes: [{ d: board, fill: tone }, { d: 'M6-25h170l33 25', stroke: ink.wheat, width: 4, opacity: 0.9 }],
  })
  return [
    { d: rect(-10, -396, 20, 420), fill: mix(ink.belly, ink.night, 0.45) },
    { d: 'M9-396v420', stroke: ink.gold, width: 3, opacity: 0.8 },
    arrow(-340, 5, 1, wood),
    arrow(-268, -7, -1, mix(wood, ink.navy, 0.2)),
    arrow(-196, 11, 1, mix(wood, ink.navy, 0.1)),
    { d: 'M-20-406c-4-26 14-44 36-44 8-12 26-10 30 2l12 6-13 4c-2 22-14 34-34 36z', fill: ink.deep },
    { d: 'M-14-412l-62 24 58-8zM-4-408v14h4v-14zM6-408v14h4v-14z', fill: ink.deep },
    { d: 'M-12-414c4-16 18-22 30-18-4 14-14 20-30 18z', fill: ink.paper, opacity: 0.9 },
  ]
}
