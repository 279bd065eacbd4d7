/** Downtown and its towers. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, svg } from '../svg.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods, sky } from './sky.ts'

const [width, height] = [1600, 900]
const flame = mix(ink.gold, ink.wheat, 0.35)

/** The skyline at blue hour, and its likeness in still water. */
export function skylineDusk(): string {
  const shore = 668
  const city = skyline({ x: 250, ground: shore, scale: 1.22, haze: mix(ink.blue, ink.navy, 0.25), rim: flame, lit: 0.12 })
  const panes: Shape = { d: dashes(city.windows, 4), stroke: flame, width: 5 }
  const ripples = Array.from({ length: 15 }, (_, i): Point => [(i * 467) % 1500, shore + 24 + ((i * 83) % 190)])
  return svg(width, height, [
    ...sky({ width, horizon: 640, apex: [980, 215], span: [1150, 980], light: [900, 720], mood: moods.dusk, seed: 6, streaks: 8 }),
    ...ranges({ width, base: 648, rise: 92, light: 900, floor: shore, seed: 71, tint: tints.dusk, count: 1, haze: ink.amber, spacing: 190 }),
    { name: 'city', nodes: [...city.shapes, panes] },
    { d: rect(0, shore, width, height - shore), fill: down(shore, height, [0, mix(ink.amber, ink.blue, 0.45)], [0.25, mix(ink.blue, ink.navy, 0.4)], [1, ink.deep]) },
    { opacity: 0.38, clip: rect(0, shore, width, 232), nodes: [{ use: 'city', transform: `translate(0 ${shore * 2}) scale(1 -1)` }] },
    { d: dashes(ripples, 190), stroke: mix(ink.blue, ink.navy, 0.35), width: 5, opacity: 0.6 },
    { d: dashes(ripples.map(([x, y]): Point => [x + 60, y + 9]), 70), stroke: flame, width: 2.5, opacity: 0.45 },
    { d: rect(0, shore - 5, width, 9), fill: ink.deep },
  ])
}

/** Two condo towers and a podium, balconies in ranks. */
export function condoTowers(): string {
  const nodes: Node[] = [
    ...sky({ width, horizon: 760, apex: [520, 150], span: [900, 1300], light: [500, 620], mood: moods.dawn, seed: 12, streaks: 8 }),
    ...ranges({ width, base: 744, rise: 80, light: 500, floor: height, seed: 83, tint: tints.dawn, count: 1, haze: ink.wheat }),
    ...hillside({ seed: 4, width, base: 790, rise: 40, swell: 500, floor: height, top: mix(ink.nearRange, ink.glacier, 0.2), foot: ink.hill }),
    ...tower(860, 150, 250, 690, 15, 5, 2),
    ...tower(1170, 270, 210, 570, 12, 4, 7),
    { d: rect(700, 726, 800, 130), fill: ink.cloud },
    { d: `${rect(720, 752, 150, 80)}${rect(890, 752, 120, 80)}${rect(1190, 752, 130, 80)}${rect(1340, 752, 140, 80)}`, fill: flame, opacity: 0.9 },
    { d: rect(1050, 740, 100, 112), fill: ink.navy },
    { d: rect(1076, 766, 48, 86), fill: ink.brick },
    { d: rect(680, 718, 840, 14), fill: mix(ink.belly, ink.pale, 0.35) },
    { d: rect(0, 850, width, 50), fill: ink.night },
    { d: dashes([[60, 876], [300, 876], [540, 876], [780, 876], [1020, 876], [1260, 876], [1500, 876]], 110), stroke: ink.gold, width: 3, opacity: 0.5 },
  ]
  return svg(width, height, nodes)
}

/** A tower seen on its corner: a lit and a shaded face, floors, balconies, lit rooms. */
function tower(x: number, y: number, wide: number, tall: number, floors: number, bays: number, seed: number): Node[] {
  const draw = random(seed)
  const face = wide * 0.7
  const storey = tall / floors
  const rooms: Point[] = []
  const lit: Point[] = []
  for (let floor = 0; floor < floors - 1; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const point: Point = [x + 14 + (bay * (face - 20)) / bays, y + 24 + floor * storey + storey * 0.3]
      ;(draw() < 0.3 ? lit : rooms).push(point)
    }
  }
  const pane = Math.round((face - 20) / bays - 10)
  const slabs = Array.from({ length: floors }, (_, floor): Point => [x - 7, y + 20 + floor * storey])
  return [
    { d: polygon([[x + face, y], [x + wide, y + 34], [x + wide, y + tall], [x + face, y + tall]]), fill: down(y, y + tall, [0, ink.cloud], [1, ink.navy]) },
    { d: rect(x, y, face, tall), fill: down(y, y + tall, [0, mix(ink.belly, ink.glacier, 0.3)], [1, mix(ink.belly, ink.cloud, 0.5)]) },
    { d: dashes(rooms, pane), stroke: ink.navy, width: storey * 0.5, opacity: 0.75 },
    { d: dashes(lit, pane), stroke: flame, width: storey * 0.5 },
    { d: dashes(slabs, Math.round(face + 10)), stroke: mix(ink.pale, ink.wheat, 0.4), width: 4, opacity: 0.75 },
    { d: rect(x + 30, y - 26, face * 0.55, 26), fill: ink.cloud },
    { d: rect(x, y, 3, tall), fill: ink.wheat, opacity: 0.8 },
  ]
}

/** Lit windows in the dark, one for each buyer; a few are nearer than the rest. */
export function crowdLights(): string {
  const draw = random(205)
  const shapes: Shape[] = []
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    const ground = 560 + 330 * near ** 1.2
    const size = 56 + 92 * near
    const houses: string[] = []
    const warm: Point[] = []
    for (let x = -size * draw(); x < width + size; x += size * (1.02 + 0.16 * draw())) {
      const tall = size * (0.7 + 0.35 * draw())
      const peak = size * (0.3 + 0.2 * draw())
      const half = size * 0.46
      houses.push(polygon([[x - half, height], [x - half, ground - tall], [x, ground - tall - peak], [x + half, ground - tall], [x + half, height]]))
      if (draw() < 0.75) warm.push([x - half * 0.6, ground - tall * 0.62])
      if (draw() < 0.6) warm.push([x + half * 0.12, ground - tall * 0.62])
    }
    const tone = mix(mix(ink.blue, ink.cloud, 0.55), ink.deep, 0.12 + 0.85 * near)
    shapes.push({ d: houses.join(''), fill: tone, stroke: mix(tone, flame, 0.22), width: 2 }, { d: dashes(warm, Math.round(size * 0.2)), stroke: flame, width: size * 0.22, opacity: 0.6 + 0.4 * near })
  }
  return svg(width, height, [
    ...sky({ width, horizon: 560, apex: [800, 190], span: [1050, 1050], light: [800, 560], mood: moods.dusk, seed: 15, streaks: 6 }),
    ...ranges({ width, base: 545, rise: 60, light: 800, floor: 620, seed: 44, tint: tints.dusk, count: 1, haze: ink.amber }),
    { d: rect(0, 400, width, 260), fill: glow([800, 540], 620, 0.3, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    { d: rect(0, 600, width, 300), fill: ink.navy },
    ...shapes,
  ])
}
