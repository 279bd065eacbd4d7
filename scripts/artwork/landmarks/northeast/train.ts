/** A train of the Blue Line on its guideway. */
import { mix, oklch } from '../../palette.ts'
import { down, type Paint, rect, type Shape, tidy } from '../../shape.ts'
import { WIDTH } from '../landmark.ts'

type Tones = Record<
  'body' | 'roof' | 'shade' | 'red' | 'glass' | 'pane' | 'edge' | 'frame' | 'guide' | 'guideLit',
  string
>

export const trainTones = (dark: boolean, lamp: string): Tones =>
  dark
    ? {
        body: oklch(64, 0.03, 238),
        roof: oklch(40, 0.05, 242),
        shade: oklch(26, 0.045, 242),
        red: oklch(46, 0.14, 25),
        glass: oklch(22, 0.05, 244),
        pane: lamp,
        edge: oklch(84, 0.03, 225),
        frame: oklch(52, 0.04, 236),
        guide: oklch(16, 0.03, 240),
        guideLit: oklch(36, 0.05, 240),
      }
    : {
        body: oklch(90, 0.02, 20),
        roof: oklch(60, 0.06, 320),
        shade: oklch(48, 0.06, 300),
        red: oklch(56, 0.17, 24),
        glass: oklch(30, 0.05, 285),
        pane: oklch(90, 0.1, 80),
        edge: oklch(95, 0.05, 50),
        frame: oklch(26, 0.04, 280),
        guide: oklch(26, 0.04, 280),
        guideLit: oklch(64, 0.08, 30),
      }

/** The train with its head at x: three cars to its left, and the wire over them. */
export function train(x: number, y: number, size: number, tones: Tones): Shape[] {
  const at = (px: number, py: number): string => `${tidy(x - px * size)} ${tidy(y + py * size)}`
  const box = (px: number, py: number, wide: number, tall: number) =>
    rect(x - (px + wide) * size, y + py * size, wide * size, tall * size)
  const cars = [0, 1, 2]
  const left = (car: number) => car * 170
  /** What is at px of the first car at its head, and of the last one at its tail, which has a cab as well. */
  const ends = [(px: number) => px, (px: number) => left(2) + 166 - px]
  const cabs = ends.map(
    (end) =>
      `M${at(end(0), 0)}L${at(end(0), -16)}Q${at(end(3), -36)} ${at(end(18), -40)}L${at(end(166), -40)}L${at(end(166), 0)}z`,
  )
  const middle = box(left(1), -40, 166, 40)
  const panes = cars.flatMap((car) => [28, 52, 92, 116].map((px) => box(left(car) + px, -32, 20, 14)))
  const doors = cars.flatMap((car) => [76, 140].map((px) => box(left(car) + px, -32, 12, 28)))
  // The line is lost in the dusk towards the terminal.
  const away: Paint = {
    kind: 'linear',
    from: [0, 0],
    to: [WIDTH, 0],
    stops: [
      [0, tones.guide],
      [0.5, tones.guide, 0.9],
      [0.78, tones.guide, 0.22],
      [1, tones.guide, 0.12],
    ],
  }
  // Its base on the roof, two arms with a knee between them, and the bar that touches the wire.
  const pantograph = (px: number): Shape[] => [
    { d: box(px - 11, -43.4, 22, 2.6) + box(px - 8, -41, 3, 2) + box(px + 5, -41, 3, 2), fill: tones.frame },
    {
      d: `M${at(px - 6, -43)}L${at(px + 8, -49.5)}L${at(px - 3, -56)}M${at(px - 1, -43)}L${at(px + 7, -49)}`,
      stroke: tones.frame,
      width: 1.3 * size,
      round: true,
    },
    {
      d: `M${at(px - 12, -55)}L${at(px - 9, -56.4)}H${tidy(x - (px + 3) * size)}L${at(px + 6, -55)}`,
      stroke: tones.frame,
      width: 1.5 * size,
      round: true,
    },
  ]
  const poles = Array.from({ length: 16 }, (_, i) => -1050 + i * 128)
  return [
    {
      d: poles
        .map((px) => `M${at(px, 10)}V${tidy(y - 74 * size)}M${at(px, -66)}h${tidy(-26 * size)}`)
        .join(''),
      stroke: away,
      width: 2.2 * size,
    },
    {
      d: `${poles
        .slice(0, -1)
        .map((px) => `M${at(px + 26, -66)}Q${at(px + 90, -60)} ${at(px + 154, -66)}`)
        .join('')}M-20 ${tidy(y - 57 * size)}H${WIDTH + 20}`,
      stroke: away,
      width: 1.1 * size,
      opacity: 0.8,
    },
    {
      d: cars
        .slice(0, 2)
        .map((car) => box(left(car) + 165, -36, 6, 34))
        .join(''),
      fill: tones.shade,
    },
    {
      d: `${cabs.join('')}${middle}`,
      fill: down(
        y - 40 * size,
        y,
        [0, tones.roof],
        [0.14, tones.roof],
        [0.14, tones.body],
        [0.86, tones.body],
        [0.86, tones.shade],
      ),
    },
    {
      d: cars.map((car) => box(left(car) + (car ? 0 : 14), -36, car === 1 ? 166 : 152, 20)).join(''),
      fill: tones.glass,
    },
    { d: panes.join(''), fill: tones.pane },
    { d: doors.join(''), fill: mix(tones.pane, tones.body, 0.35), stroke: tones.shade, width: 1.2 * size },
    {
      d: cars.map((car) => box(left(car) + (car ? 0 : 0.5), -13, car === 1 ? 166 : 165.5, 5)).join(''),
      fill: tones.red,
    },
    {
      d: ends
        .map(
          (end) =>
            `M${at(end(1), -17)}Q${at(end(4), -34)} ${at(end(15), -36.5)}L${at(end(22), -36.5)}L${at(end(20), -17)}z`,
        )
        .join(''),
      fill: tones.glass,
    },
    { d: `M${at(18, -40)}H${tidy(x - 488 * size)}`, stroke: tones.edge, width: 1.8 * size, opacity: 0.9 },
    ...cars.flatMap((car) => pantograph(left(car) + 84)),
    {
      d: cars.map((car) => box(left(car) + 22, -1, 34, 6) + box(left(car) + 112, -1, 34, 6)).join(''),
      fill: tones.guide,
    },
    {
      d: `M-20 ${tidy(y + 5 * size)}H${WIDTH + 20}v${tidy(11 * size)}H-20z`,
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [WIDTH, 0],
        stops: [
          [0, tones.guide],
          [0.7, mix(tones.guide, tones.guideLit, 0.35)],
          [1, tones.guide],
        ],
      },
    },
    {
      d: `M-20 ${tidy(y + 5 * size)}H${WIDTH + 20}`,
      stroke: tones.guideLit,
      width: 1.3 * size,
      opacity: 0.9,
    },
  ]
}
