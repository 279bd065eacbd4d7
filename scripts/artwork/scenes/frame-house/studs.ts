import { lines, type Plane } from '../perspective.ts'

/** Studs on a plane between two levels, without those in its openings, whose frames are drawn. */
export function studs(
  plane: Plane,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  openings: readonly (readonly [from: number, to: number, sill: number, head: number])[] = [],
): string {
  const count = Math.round((to - from) / 0.6)
  const uprights = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
  const within = (x: number) => openings.find(([a, b]) => x > a + 0.05 && x < b - 0.05)
  return [
    ...uprights.map((x) => {
      const opening = within(x)
      if (!opening)
        return lines(plane, [
          [x, low],
          [x, high],
        ])
      const [, , sill, head] = opening
      return (
        (sill > low
          ? lines(plane, [
              [x, low],
              [x, sill],
            ])
          : '') +
        lines(plane, [
          [x, head],
          [x, high],
        ])
      )
    }),
    ...openings.map(
      ([a, b, sill, head]) =>
        lines(
          plane,
          [
            [a, low],
            [a, high],
          ],
          [
            [b, low],
            [b, high],
          ],
          [
            [a, head],
            [b, head],
          ],
        ) +
        (sill > low
          ? lines(plane, [
              [a, sill],
              [b, sill],
            ])
          : ''),
    ),
  ].join('')
}

export const plates = (plane: Plane, from: number, to: number, ...levels: readonly number[]): string =>
  levels
    .map((up) =>
      lines(plane, [
        [from, up],
        [to, up],
      ]),
    )
    .join('')
