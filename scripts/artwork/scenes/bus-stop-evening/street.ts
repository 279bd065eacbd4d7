/** Downtown at nightfall, the snow, and the wet pavement that mirrors the poster. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, glow, rect, type Shape } from '../../shape.ts'
import { height, width } from '../frame.ts'
import { GROUND, LINE, POSTER, snow } from './view.ts'

const [WET, FLAKES] = [790, 60]

function towers(): [walls: string, windows: string] {
  const draw = random(6)
  let [walls, windows] = ['', '']
  for (let x = 60; x < 1560; x += 46 + Math.round(20 * draw())) {
    const tall = Math.round(40 + 170 * draw() * Math.exp(-(((x - 640) / 330) ** 2)) + 20 * draw())
    const wide = 34 + Math.round(20 * draw())
    walls += rect(x, LINE - tall, wide, tall + 20)
    for (let row = 14; row < tall; row += 22)
      if (draw() < 0.6) windows += `M${x + 8} ${LINE - tall + row}h${Math.round(6 + draw() * (wide - 20))}`
  }
  return [walls, windows]
}

export function city(): Shape[] {
  const [walls, windows] = towers()
  const far = mix(mix(ink.blue, ink.cloud, 0.5), ink.lilac, 0.2)
  return [
    {
      d: rect(0, 0, width, LINE + 40),
      fill: down(
        0,
        LINE,
        [0, mix(ink.navy, ink.blue, 0.35)],
        [0.5, mix(ink.blue, ink.lilac, 0.35)],
        [0.85, mix(ink.lilac, ink.blush, 0.6)],
        [1, mix(ink.gold, ink.blush, 0.4)],
      ),
    },
    { d: walls, fill: down(380, LINE, [0, far], [1, mix(far, ink.lilac, 0.5)]) },
    {
      d: `M552 ${LINE}l5-170h-9l-5-8h-7v-14h8l8-10v-30h4v30l8 10h8v14h-7l-5 8h-9l5 170z`,
      fill: mix(far, ink.navy, 0.4),
    },
    { d: windows, stroke: ink.lamp, width: 6, opacity: 0.8 },
    // The far side of the street.
    {
      d: rect(0, LINE - 6, width, 200),
      fill: down(LINE, 720, [0, mix(ink.cloud, ink.lilac, 0.25)], [1, mix(ink.cloud, ink.navy, 0.4)]),
    },
  ]
}

export function pavement(): Shape[] {
  const { x, wide } = POSTER
  const streaks = (from: number, long: number, seed: number) => {
    const draw = random(seed)
    return Array.from({ length: 16 }, (_, i) => {
      const w = Math.round(long * (0.4 + 0.6 * draw()))
      return `M${Math.round(from + (long - w) * draw())} ${WET + 10 + i * 6}h${w}`
    }).join('')
  }
  return [
    {
      d: rect(0, GROUND - 14, width, height),
      fill: down(GROUND, height, [0, mix(snow, ink.blue, 0.3)], [1, mix(snow, ink.blue, 0.6)]),
    },
    {
      d: `M0 ${WET}q400-12 800-4t800 4V${height}H0z`,
      fill: down(WET, height, [0, mix(ink.cloud, ink.lilac, 0.3)], [1, ink.navy]),
    },
    {
      d: rect(x - 30, WET, wide + 60, height - WET),
      fill: down(WET, height, [0, ink.lamp, 0.7], [1, ink.gold, 0.15]),
    },
    { d: streaks(x - 50, wide + 100, 3), stroke: ink.lamp, width: 3, round: true, opacity: 0.7 },
    { d: streaks(470, 400, 5), stroke: mix(ink.glacier, ink.blue, 0.4), width: 3, round: true, opacity: 0.5 },
    {
      d: rect(420, GROUND - 14, 1000, 170),
      fill: glow([x + wide / 2, GROUND + 20], 460, 0.16, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
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
    { d: dots(FLAKES), stroke: ink.paper, width: 5, round: true, opacity: 0.7 },
    { d: dots(FLAKES / 4), stroke: ink.paper, width: 9, round: true, opacity: 0.8 },
  ]
}
