/** The outline of the map's lights, and the small maps of its zones. */
import { expect, test } from 'vitest'
import { convex, indented, type Point, rounded } from '../../src/pages/communities/outline.ts'
import { closeUp, mapZones } from '../../src/pages/communities/zone-map.ts'

/** Half the width of the stroke around the outline, in units of the map. */
const ROOM = 18

const lights = mapZones.flatMap((zone) => zone.lights)

const sidesOf = (corners: readonly Point[]) =>
  corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const)

function isWithin({ x, y }: Point, corners: readonly Point[]): boolean {
  const crossed = sidesOf(corners).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  )
  return crossed.length % 2 === 1
}

function distanceTo({ x, y }: Point, corners: readonly Point[]): number {
  return Math.min(
    ...sidesOf(corners).map(([a, b]) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx ** 2 + dy ** 2)
      const share = Math.min(1, Math.max(0, along))
      return Math.hypot(x - a.x - share * dx, y - a.y - share * dy)
    }),
  )
}

test('each light is within the outline of the city', () => {
  const corners = indented(convex(lights), lights)
  for (const light of lights)
    expect(isWithin(light, corners) || distanceTo(light, corners) < ROOM, light.name).toBe(true)
})

const square = (side: number) =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([x = 0, y = 0]) => ({ x: x * side, y: y * side }))

test('a long side is indented to the light that is nearest to it, and a short one is not', () => {
  const near = { x: 100, y: 40 }
  const long = [...square(200), near, { x: 90, y: 60 }]
  expect(indented(convex(long), long)).toContainEqual(near)
  const short = [...square(50), { x: 25, y: 10 }]
  expect(indented(convex(short), short)).toHaveLength(4)
})

test('round corners are joined by a line, and close ones by none', () => {
  expect(rounded(square(200))).toBe(
    'M0 34Q0 0 34 0L166 0Q200 0 200 34L200 166Q200 200 166 200L34 200Q0 200 0 166Z',
  )
  expect(rounded(square(20))).toBe('M0 10Q0 0 10 0Q20 0 20 10Q20 20 10 20Q0 20 0 10Z')
})

test.each(mapZones.filter((zone) => zone.lights.length > 0))(
  'the small map of the $label shows its lights, and ends where the city does',
  (zone) => {
    const [x = 0, y = 0, width = 0, height = 0] = closeUp(zone.id).split(' ').map(Number)
    const shown = zone.lights.filter(
      (light) => light.x > x && light.x < x + width && light.y > y && light.y < y + height,
    )
    expect(shown.length).toBe(zone.lights.length)
    // Rounded, each by half a unit.
    expect([x >= 0, y >= 8, x + width <= 381, y + height <= 503]).toEqual([true, true, true, true])
  },
)
