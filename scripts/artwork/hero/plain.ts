/** The plain between the city and the river: fields, streets of houses, poplars on the banks. */
import { lerp, random } from '../noise.ts'
import { mix } from '../palette.ts'
import { ellipse, type Point, polygon, rect, type Shape } from '../shape.ts'
import type { Hour } from './hour.ts'
import type { Layout } from './layout.ts'
import type { Bend } from './river.ts'

/** Long fields, thinner with distance. */
export function fields(layout: Layout, { inks: ink, plain }: Hour): Shape[] {
  const { width, height, city } = layout
  const draw = random(61)
  const depth = height - city.ground
  const shapes: Shape[] = []
  for (let i = 0; i < 13; i++) {
    const near = 0.03 + 0.6 * (i / 13) ** 1.5
    const y = city.ground + depth * near
    const x = width * (draw() * 1.2 - 0.25)
    const long = width * (0.22 + 0.2 * draw())
    const thick = depth * (0.014 + 0.085 * near)
    const slant = thick * 3.2 * (x + long / 2 < city.x ? 1 : -1)
    const points: Point[] = [
      [x + slant, y],
      [x + long + slant, y],
      [x + long, y + thick],
      [x, y + thick],
    ]
    const colour =
      [mix(ink.hill, plain.crown, 0.32), mix(ink.hill, ink.nearRange, 0.6), mix(ink.hill, ink.deep, 0.45)][
        i % 3
      ] ?? ink.hill
    shapes.push({ d: polygon(points, 1), fill: colour, opacity: (0.42 - 0.25 * near) * plain.fields })
  }
  return shapes
}

/** Streets among trees: canopies with lit edges, gables between them, lit windows. */
export function neighbourhoods(layout: Layout, course: readonly Bend[], hour: Hour): Shape[] {
  const { inks: ink, lamps, plain } = hour
  const { width, height, city } = layout
  const draw = random(77)
  const shapes: Shape[] = []
  const rows = 13
  for (let row = 0; row < rows; row++) {
    const near = 0.012 + 0.56 * (row / rows) ** 1.45
    const y = lerp(city.ground, height, near)
    const size = lerp(3.4, 21, near) * (width < 1000 ? 1.25 : 1)
    const art = {
      canopy: [] as string[],
      crown: [] as string[],
      wall: [] as string[],
      roof: [] as string[],
      pane: [] as string[],
    }
    for (let block = 0; block < 4; block++) {
      // The row nearest the city hides the base of its towers.
      const start = row === 0 && block === 0 ? city.x - 70 : width * (draw() * 1.1 - 0.1)
      const long = row === 0 && block === 0 ? city.scale * 1250 : size * (14 + 16 * draw())
      for (let x = start; x < start + long; x += size * (0.42 + 0.5 * draw())) {
        const end = Math.min(x - start, start + long - x) / long
        const foot = y + size * 0.5 * Math.sin(x / (size * 9))
        if (isWet(course, x, foot, size)) continue
        const swell = 0.55 + Math.min(1, end * 5) * 0.45
        if (draw() < 0.42) addHouse(art, draw, x, foot, size)
        else {
          const tall = size * (0.3 + 0.42 * draw()) * swell
          art.canopy.push(ellipse(x, foot - tall * 0.7, tall * 0.9, tall))
          art.crown.push(ellipse(x + tall * 0.14, foot - tall * 1.02, tall * 0.56, tall * 0.5))
        }
      }
    }
    const shade = mix(mix(ink.hill, ink.nearRange, 0.25), ink.night, 0.25 + near)
    shapes.push(
      { d: art.canopy.join(''), fill: mix(shade, ink.night, 0.4) },
      { d: art.crown.join(''), fill: mix(shade, plain.crown, 0.14), opacity: 0.4 },
      { d: art.wall.join(''), fill: mix(shade, ink.nearRange, 0.25) },
      { d: art.roof.join(''), fill: mix(shade, ink.night, 0.75) },
      { d: art.pane.join(''), fill: lamps.colour, opacity: 0.95 * lamps.strength },
    )
  }
  return shapes.filter(({ d }) => d)
}

interface Street {
  wall: string[]
  roof: string[]
  pane: string[]
}

/** A gabled house that stands on the street. */
function addHouse(art: Street, draw: () => number, x: number, foot: number, size: number): void {
  const half = size * (0.34 + 0.14 * draw())
  const eave = foot - size * 0.5
  const ridge = eave - size * (0.3 + 0.16 * draw())
  art.wall.push(
    polygon(
      [
        [x - half, foot],
        [x - half, eave],
        [x, ridge],
        [x + half, eave],
        [x + half, foot],
      ],
      1,
    ),
  )
  const thick = Math.max(0.7, size * 0.1)
  const over = half * 1.22
  art.roof.push(
    polygon(
      [
        [x - over, eave + thick],
        [x, ridge - thick],
        [x + over, eave + thick],
        [x + over, eave + 2 * thick],
        [x, ridge + thick],
        [x - over, eave + 2 * thick],
      ],
      1,
    ),
  )
  if (draw() < 0.72) {
    const pane = Math.max(1, size * 0.17)
    art.pane.push(rect(x - half * 0.55, foot - size * 0.4, pane, pane * 1.15))
    if (draw() < 0.6) art.pane.push(rect(x + half * 0.2, foot - size * 0.4, pane, pane * 1.15))
  }
}

/** Whether an object of `size` px would overlap the river. */
export function isWet(course: readonly Bend[], x: number, y: number, size: number): boolean {
  return course.some(
    ([rx, ry, wide]) =>
      Math.abs(ry - y) < size * 1.3 + wide * 0.22 && Math.abs(rx - x) < wide * 0.75 + size * 1.2,
  )
}
