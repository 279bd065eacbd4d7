/** Downtown at nightfall, the road with a bus, the snow, and the wet pavement that mirrors the poster. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { height, width } from '../frame.ts'
import { KERB, LINE, POSTER, snow, WET } from './view.ts'

const MIDDLE = POSTER.x + POSTER.wide / 2

/** Towers, highest around the middle, each with some lit windows. */
function towers(seed: number, step: number, rise: number): [walls: string, windows: string] {
  const draw = random(seed)
  let [walls, windows] = ['', '']
  for (let x = 20; x < 1590; x += Math.round(step * (0.7 + 0.5 * draw()))) {
    const peak = Math.exp(-(((x - 620) / 300) ** 2))
    const tall = 10 * Math.round((24 + rise * peak * (0.45 + 0.55 * draw()) + 26 * draw()) / 10)
    const wide = 10 * Math.round((step * (0.6 + 0.5 * draw())) / 10)
    walls += rect(x, LINE - tall, wide, tall + 10)
    for (let row = 20; row < tall - 10; row += 20)
      if (draw() < 0.45)
        windows += `M${x + 10} ${LINE - tall + row}h${10 + 10 * Math.floor(draw() * (wide / 10 - 2))}`
  }
  return [walls, windows]
}

export function city(): Shape[] {
  const [farWalls] = towers(9, 62, 250)
  const [walls, windows] = towers(6, 70, 150)
  const far = mix(mix(ink.blue, ink.lilac, 0.5), ink.cloud, 0.15)
  const near = mix(mix(ink.blue, ink.cloud, 0.6), ink.lilac, 0.12)
  const tower = `v-190h-5l-9-10v-18h7l9-14v-34h4v34l9 14h7v18l-9 10h-5v190z`
  return [
    {
      d: rect(0, 0, width, LINE + 40),
      fill: down(
        0,
        LINE,
        [0, mix(ink.navy, ink.blue, 0.35)],
        [0.45, mix(ink.blue, ink.lilac, 0.3)],
        [0.82, mix(ink.lilac, ink.blush, 0.6)],
        [1, mix(ink.gold, ink.blush, 0.4)],
      ),
    },
    { d: farWalls, fill: down(360, LINE, [0, far], [1, mix(far, ink.blush, 0.5)]) },
    { d: `M560 ${LINE}${tower}`, fill: near },
    { d: `M549 ${LINE - 206}h26`, stroke: ink.lamp, width: 6 },
    { d: walls, fill: down(460, LINE, [0, near], [1, mix(near, ink.lilac, 0.4)]) },
    { d: windows, stroke: ink.lamp, width: 7 },
    // The snow on the far side, and the road.
    {
      d: rect(0, LINE, width, 60),
      fill: down(LINE, LINE + 50, [0, mix(snow, ink.lilac, 0.35)], [1, mix(snow, ink.blue, 0.45)]),
    },
    {
      d: rect(0, LINE + 38, width, 120),
      fill: down(LINE + 38, KERB, [0, mix(ink.cloud, ink.lilac, 0.3)], [1, ink.navy]),
    },
    {
      d: `M0 ${LINE + 62}H1600M0 ${LINE + 84}H1600`,
      stroke: mix(snow, ink.blue, 0.5),
      width: 5,
      opacity: 0.4,
    },
  ]
}

/** A bus that comes from the left. */
export function bus(): Shape[] {
  const [front, top, foot] = [356, 468, 716] as const
  const body = mix(ink.pale, ink.blue, 0.25)
  return [
    {
      d: `M${front} 690L620 742H${front - 30}z`,
      fill: glow([front, 690], 250, 0.5, [0, ink.lamp, 0.7], [1, ink.lamp, 0]),
    },
    { d: ellipse(170, foot + 6, 230, 10), fill: ink.night, opacity: 0.5 },
    { d: `M-20 ${top}H${front - 26}q20 0 24 22l8 116v84q0 12-12 12H-20z`, fill: body },
    {
      d: `M-20 ${top + 32}H96v96H-20zM110 ${top + 32}h96v96h-96zM220 ${top + 32}h60v150h-60z`,
      fill: ink.lamp,
    },
    { d: `M296 ${top + 32}h44l12 96h-56z`, fill: mix(ink.glacier, ink.blue, 0.35) },
    { d: `M250 ${top + 32}v150`, stroke: body, width: 5 },
    { d: `M-20 ${top + 150}H220M282 ${top + 150}H362`, stroke: ink.brick, width: 14 },
    { d: `M-20 ${top + 2}H${front - 30}`, stroke: snow, width: 14, round: true },
    { d: ellipse(92, foot - 6, 36) + ellipse(316, foot - 6, 30), fill: ink.deep },
    { d: ellipse(92, foot - 6, 15) + ellipse(316, foot - 6, 12), fill: ink.belly },
    { d: ellipse(354, 680, 9, 13), fill: ink.lamp },
  ]
}

export function pavement(): Shape[] {
  const streaks = (middle: number, long: number, seed: number, rows: number) => {
    const draw = random(seed)
    return Array.from({ length: rows }, (_, i) => {
      const w = Math.round(long * (1 - (0.6 * i) / rows) * (0.5 + 0.5 * draw()))
      return `M${Math.round(middle - w / 2 + 40 * (draw() - 0.5))} ${WET + 12 + i * 8}h${w}`
    }).join('')
  }
  return [
    {
      d: rect(0, KERB - 8, width, height),
      fill: down(KERB, WET, [0, snow], [1, mix(snow, ink.blue, 0.5)]),
    },
    { d: `M0 ${KERB - 8}H1600`, stroke: mix(snow, ink.paper, 0.6), width: 5 },
    {
      d: `M0 ${WET + 6}q120-14 300-6t420-6 400 4 480-6V${height}H0z`,
      fill: down(WET, height, [0, mix(ink.cloud, ink.lilac, 0.28)], [1, ink.navy]),
    },
    {
      d: rect(760, WET - 4, 500, 120),
      fill: glow([MIDDLE, WET - 4], 240, 0.42, [0, ink.lamp, 0.85], [0.5, ink.gold, 0.4], [1, ink.gold, 0]),
    },
    { d: streaks(MIDDLE, 240, 3, 12), stroke: ink.lamp, width: 4, round: true },
    {
      d: streaks(600, 300, 5, 11),
      stroke: mix(ink.glacier, ink.blue, 0.3),
      width: 4,
      round: true,
      opacity: 0.45,
    },
    {
      d: rect(500, KERB - 8, 1100, 80),
      fill: glow([MIDDLE, KERB + 10], 420, 0.16, [0, ink.lamp, 0.85], [1, ink.gold, 0]),
    },
  ]
}

export function flakes(): Shape[] {
  const draw = random(17)
  const dots = (count: number) =>
    Array.from({ length: count }, () => `M${Math.round(draw() * width)} ${Math.round(draw() * 740)}h0`).join(
      '',
    )
  return [
    { d: dots(56), stroke: ink.paper, width: 5, round: true, opacity: 0.7 },
    { d: dots(14), stroke: ink.paper, width: 9, round: true, opacity: 0.8 },
  ]
}
