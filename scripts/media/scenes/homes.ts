/** Houses, each in a light of its own. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { type Coat, coats, cottage, craftsman, elm, modern } from './houses.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods, sky } from './sky.ts'

const [width, height] = [1600, 900]

const placed = (nodes: readonly Node[], x: number, y: number, scale: number): Node => ({
  nodes,
  transform: `translate(${x} ${y}) scale(${scale})`,
})

/** Craftsman infill at evening, under the arch. */
export function houseCraftsman(): string {
  const ground = 770
  return svg(width, height, [
    ...sky({ width, horizon: 690, apex: [840, 130], span: [1100, 1050], light: [860, 640], seed: 21, streaks: 5 }),
    ...ranges({ width, base: 690, rise: 84, light: 840, floor: height, seed: 92, count: 1, reach: 800, spacing: 190 }),
    ...hillside({ seed: 6, width, base: 742, rise: 44, swell: 560, floor: height, top: ink.nearRange, foot: ink.hill }),
    ...elm(276, 790, 420, ink.hill, ink.night, ink.gold),
    { d: [1330, 1400, 1470].map((x, i) => spruce([x, 792], 250 - i * 50)).join(''), fill: ink.spruce },
    { d: rect(0, ground, width, 130), fill: down(ground, height, [0, mix(ink.hill, ink.gold, 0.12)], [1, ink.night]) },
    placed(craftsman(coats.evening), 800, ground, 1.42),
    { d: polygon([[730, ground + 4], [870, ground + 4], [980, height], [640, height]]), fill: mix(ink.midRange, ink.wheat, 0.3), opacity: 0.5 },
    ...shrubs([430, 500, 560, 1050, 1110, 1180], ground + 12),
  ])
}

function shrubs(xs: readonly number[], y: number): Shape[] {
  return [
    { d: xs.map((x, i) => ellipse(x, y - 14, 44 - (i % 3) * 8, 30 - (i % 2) * 7)).join(''), fill: ink.spruce },
    { d: xs.map((x, i) => ellipse(x + 5, y - 24, 25 - (i % 3) * 5, 14)).join(''), fill: ink.hill, opacity: 0.8 },
  ]
}

/** Modern infill at blue hour. */
export function houseModern(): string {
  const ground = 752
  return svg(width, height, [
    ...sky({ width, horizon: 660, apex: [600, 180], span: [950, 1250], light: [560, 600], mood: moods.dusk, seed: 24, streaks: 8 }),
    ...ranges({ width, base: 660, rise: 70, light: 560, floor: height, seed: 35, tint: tints.dusk, haze: ink.amber, count: 1 }),
    ...hillside({ seed: 2, width, base: 710, rise: 40, swell: 600, floor: height, top: mix(ink.nearRange, ink.navy, 0.4), foot: ink.spruce, tint: tints.dusk }),
    { d: [150, 214, 1450, 1520].map((x, i) => spruce([x, 770], 300 - (i % 2) * 90)).join(''), fill: ink.night },
    { d: rect(0, ground, width, 148), fill: down(ground, height, [0, mix(ink.spruce, ink.blue, 0.2)], [1, ink.deep]) },
    placed(modern(coats.dusk), 790, ground, 1.62),
    { d: rect(380, ground, 880, 110), fill: glow([800, ground], 460, 0.2, [0, ink.gold, 0.36], [1, ink.gold, 0]) },
    { d: [0, 1, 2, 3, 4].map((i) => rect(690 - i * 26, ground + 16 + i * 26, 130 + i * 14, 12 + i * 2)).join(''), fill: mix(ink.belly, ink.pale, 0.2), opacity: 0.75 },
    { d: [370, 398, 428, 456, 1290, 1318].map((x, i) => curve([[x, ground + 8], [x + 4, ground - 40 - (i % 3) * 16], [x + 16 - (i % 2) * 30, ground - 84 - (i % 3) * 14]])).join(''), stroke: mix(ink.hill, ink.gold, 0.35), width: 5, round: true },
  ])
}

/** The craftsman under snow, at a clear cold dawn. */
export function winterHouse(): string {
  const ground = 768
  const draw = random(12)
  const flakes = Array.from({ length: 56 }, (): Point => [width * draw(), 700 * draw()])
  const snow = mix(ink.pale, ink.paper, 0.6)
  return svg(width, height, [
    ...sky({ width, horizon: 680, apex: [1060, 160], span: [1300, 900], light: [1080, 680], mood: moods.dawn, seed: 31, streaks: 5 }),
    ...ranges({ width, base: 680, rise: 96, light: 1080, floor: height, seed: 57, tint: tints.dawn, haze: ink.wheat, count: 1 }),
    { d: rect(0, 690, width, 210), fill: down(690, height, [0, mix(snow, ink.glacier, 0.4)], [1, snow]) },
    { d: [196, 290, 1290, 1380, 1460].map((x, i) => spruce([x, 772], 330 - (i % 3) * 70)).join(''), fill: mix(ink.nearRange, ink.blue, 0.3) },
    { d: [196, 290, 1290, 1380, 1460].map((x, i) => spruce([x - 6, 772 - (330 - (i % 3) * 70) * 0.34], (330 - (i % 3) * 70) * 0.66)).join(''), fill: ink.paper, opacity: 0.45 },
    placed(craftsman(coats.winter), 770, ground, 1.4),
    { d: `${curve([[-20, 800], [240, 776], [560, 786], [760, 772], [1010, 788], [1320, 770], [1620, 796]])}V900H-20z`, fill: down(770, height, [0, snow], [1, mix(ink.glacier, ink.pale, 0.5)]) },
    { d: polygon([[716, 780], [826, 780], [900, height], [610, height]]), fill: mix(ink.glacier, ink.blue, 0.25), opacity: 0.55 },
    { d: rect(440, 770, 660, 90), fill: glow([770, 780], 330, 0.22, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    { d: dashes(flakes, 0), stroke: ink.paper, width: 5, round: true, opacity: 0.75 },
  ])
}

/** A street of the inner city: infills and cottages beneath old elms. */
export function streetInnerCity(): string {
  const ground = 720
  const coat = (wall: string): Coat => ({ ...coats.evening, wall })
  const walls = [mix(ink.midRange, ink.wheat, 0.25), ink.blue]
  const row: Node[] = [
    placed(cottage(230, 190, coat(walls[0] ?? ink.belly)), 110, ground, 1),
    placed(cottage(200, 260, coat(walls[1] ?? ink.belly)), 362, ground, 1),
    placed(craftsman(coats.evening), 738, ground, 0.92),
    placed(modern(coats.evening), 1356, ground, 0.82),
  ]
  return svg(width, height, [
    ...sky({ width, horizon: 640, apex: [1040, 110], span: [1250, 900], light: [1020, 640], seed: 38, streaks: 2 }),
    ...hillside({ seed: 3, width, base: 600, rise: 70, swell: 700, floor: 760, top: mix(ink.midRange, ink.gold, 0.2), foot: ink.nearRange }),
    ...row,
    { d: rect(0, ground, width, 180), fill: down(ground, height, [0, mix(ink.hill, ink.gold, 0.14)], [0.3, ink.hill], [0.31, mix(ink.belly, ink.pale, 0.2)], [0.42, ink.belly], [0.43, ink.navy], [1, ink.deep]) },
    { d: dashes([[40, 846], [360, 846], [680, 846], [1000, 846], [1320, 846]], 150), stroke: ink.wheat, width: 4, opacity: 0.45 },
    ...elm(244, 752, 540, mix(ink.hill, ink.spruce, 0.3), ink.night, ink.gold),
    ...elm(1052, 752, 420, mix(ink.hill, ink.spruce, 0.6), ink.night, ink.gold),
  ])
}

/** Portrait: the arch over foothills, and one house with its lights on. */
export function authSide(): string {
  const [wide, tall] = [1000, 1400]
  return svg(wide, tall, [
    ...sky({ width: wide, horizon: 930, apex: [600, 560], span: [900, 760], light: [600, 480], seed: 47, streaks: 9 }),
    ...ranges({ width: wide, base: 934, rise: 100, light: 600, floor: tall, seed: 21, reach: 560 }),
    ...hillside({ seed: 12, width: wide, base: 1000, rise: 56, swell: 420, floor: tall, top: mix(ink.nearRange, ink.midRange, 0.2), foot: ink.hill }),
    ...hillside({ seed: 19, width: wide, base: 1090, rise: 76, swell: 520, floor: tall, top: mix(ink.hill, ink.nearRange, 0.3), foot: ink.spruce, trees: { from: 0, to: 420, count: 16, height: [14, 44] }, treeTone: ink.hill }),
    { d: rect(380, 1010, 560, 260), fill: glow([655, 1150], 280, 0.4, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    placed(cottage(150, 92, { ...coats.evening, wall: mix(ink.hill, ink.nearRange, 0.4) }), 655, 1162, 0.92),
    { d: [548, 574, 742, 770, 800].map((x, i) => spruce([x, 1166], 96 + (i % 3) * 26)).join(''), fill: ink.night },
    ...hillside({ seed: 26, width: wide, base: 1200, rise: 64, swell: 640, floor: tall, top: ink.spruce, foot: ink.deep, trees: { from: 0, to: 300, count: 9, height: [50, 150] }, treeTone: ink.night }),
    { d: curve([[660, 1166], [640, 1210], [700, 1290], [620, 1420]]), stroke: mix(ink.wheat, ink.hill, 0.35), width: 9, round: true, opacity: 0.5 },
  ])
}
