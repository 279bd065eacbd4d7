/** The canopy of a stall: stripes down its slope and across its end, both with a scalloped edge. */
import { ink, kept } from '../../palette.ts'
import { down, type Point, polygon, type Shape } from '../../shape.ts'

type Place = (along: number, across: number, up: number) => Point

/** The heights of the ridge, of the edge and of the scallops below it. */
const [TOP, LOW, HEM, TIP] = [3.2, 2.35, 2.16, 2.06]
const STRIPES = 8

interface Canopy {
  /** Along, its ends. */
  ends: Point
  /** Across, its near edge, its ridge and its far edge. */
  edges: readonly [near: number, ridge: number, far: number]
  stripe: string
  plain: string
}

export function awning(on: Place, { ends: [from, to], edges, stripe, plain }: Canopy): Shape[] {
  const [near, ridge, far] = edges
  const slope = (parity: number) =>
    Array.from({ length: STRIPES }, (_, i) => i)
      .filter((i) => i % 2 === parity)
      .map((i) => {
        const [a, b] = [i, i + 1].map((n) => from + ((to - from) * n) / STRIPES) as [number, number]
        return polygon([
          on(a, ridge, TOP),
          on(b, ridge, TOP),
          on(b, near, LOW),
          on(b, near, HEM),
          on((a + b) / 2, near, TIP),
          on(a, near, HEM),
          on(a, near, LOW),
        ])
      })
      .join('')
  const roof = (across: number) =>
    across < ridge
      ? LOW + ((across - near) / (ridge - near)) * (TOP - LOW)
      : TOP - ((across - ridge) / (far - ridge)) * (TOP - LOW)
  const end = (parity: number) =>
    Array.from({ length: 10 }, (_, i) => i)
      .filter((i) => i % 2 === parity)
      .map((i) => {
        const [a, b] = [i, i + 1].map((n) => near + ((far - near) * n) / 10) as [number, number]
        return polygon([
          on(from, a, roof(a)),
          ...(a < ridge && ridge < b ? [on(from, ridge, TOP)] : []),
          on(from, b, roof(b)),
          on(from, b, HEM),
          on(from, (a + b) / 2, TIP),
          on(from, a, HEM),
        ])
      })
      .join('')
  const [, top] = on(from, ridge, TOP)
  const [, hem] = on(from, near, HEM)
  return [
    { d: slope(0), fill: kept(stripe) },
    { d: slope(1), fill: kept(plain) },
    { d: end(0), fill: kept(stripe) },
    { d: end(1), fill: kept(plain) },
    // The end is turned from the sun.
    {
      d: polygon([on(from, near, LOW), on(from, ridge, TOP), on(from, far, LOW)]),
      fill: ink.night,
      opacity: 0.1,
    },
    // At night the lamps shine through the lower canvas alone.
    {
      d: polygon([
        on(from, far, HEM),
        on(from, far, LOW),
        on(from, ridge, TOP),
        on(to, ridge, TOP),
        on(to, near, HEM),
        on(from, near, HEM),
      ]),
      fill: down(top, hem + 20, [0, ink.night, 0.62], [0.5, ink.night, 0.34], [1, ink.night, 0]),
      nightly: true,
    },
  ]
}
