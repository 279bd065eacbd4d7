import { archAt, landscape } from '../hero/layout.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'

/** Over the home page's film at night, in the same frame: its light put out, and the city's windows lit. */
export function homeNight(): string {
  const { width, height, horizon, city } = landscape
  const dark = mix(ink.deep, ink.night, 0.6)
  const { shapes, windows, pane } = skyline({ ...city, lit: 0.46 })
  const columns = Array.from({ length: width / 40 + 1 }, (_, index) => index * 40)
  // Each a little lower than the last, so that the arch keeps a soft edge of light.
  const veils: Shape[] = [3, 7, 11, 15, 19, 23, 27, 31].map((lower) => ({
    d: polygon([
      [0, city.ground],
      ...columns.map((x): Point => [x, archAt(landscape, x) + lower]),
      [width, city.ground],
    ]),
    fill: down(
      landscape.apex[1],
      city.ground,
      [0, dark, 0.09],
      [0.4, dark, 0.06],
      [0.75, dark, 0.015],
      [1, dark, 0],
    ),
  }))
  // Dark against the glow behind them; the towers in the back less so.
  const [back = '', ...front] = shapes.filter(({ stroke }) => !stroke).map(({ d }) => d)
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, dark, 0], [0.45, dark, 0.14], [0.78, dark, 0.22], [1, dark, 0.5]),
    },
    ...veils,
    {
      d: rect(0, horizon - 160, width, 320),
      fill: glow([city.x + 150, city.ground], 440, 0.25, [0, ink.gold, 0.5], [1, ink.amber, 0]),
    },
    { d: back, fill: dark, opacity: 0.4 },
    { d: front.join(''), fill: dark, opacity: 0.72 },
    { d: dashes(windows, 1), stroke: mix(ink.gold, ink.wheat, 0.4), width: pane, opacity: 0.95 },
  ])
}
