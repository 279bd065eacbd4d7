/** Trees on ground seen from above at an angle, in a low light from the right: each throws its shadow to the left. */
import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { dashes, ellipse, type Point, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

const shade = mix(ink.night, ink.spruce, 0.4)
const leaf = oklch(33, 0.045, 175)
const mid = oklch(42, 0.06, 150)
const bright = oklch(51, 0.075, 118)

type Blob = readonly [x: number, y: number, rx: number, ry: number]
const blobs = (...all: readonly Blob[]): string => all.map((blob) => ellipse(...blob)).join('')

/** 100 px tall, with the foot at the origin. */
const KINDS: Readonly<Record<string, readonly Shape[]>> = {
  ash: [
    { d: ellipse(-18, 0, 36, 7), fill: shade, opacity: 0.45 },
    { d: 'M-5 0v-30H5V0z', fill: shade },
    { d: blobs([-2, -54, 36, 30], [-25, -40, 25, 21], [24, -40, 24, 20], [2, -79, 23, 20]), fill: leaf },
    { d: blobs([9, -60, 25, 21], [27, -43, 17, 14], [8, -82, 15, 14]), fill: mid },
    { d: blobs([18, -64, 14, 11]), fill: bright },
  ],
  elm: [
    { d: ellipse(-20, 0, 40, 7), fill: shade, opacity: 0.45 },
    { d: 'M-5 0v-30H5V0z', fill: shade },
    { d: blobs([-30, -50, 28, 20], [2, -60, 34, 28], [32, -50, 26, 20]), fill: leaf },
    { d: blobs([10, -70, 24, 16], [37, -54, 18, 14]), fill: mid },
    { d: blobs([18, -73, 14, 9]), fill: bright },
  ],
  poplar: [
    { d: ellipse(-22, -1, 30, 5), fill: shade, opacity: 0.45 },
    { d: 'M0-116C16-90 22-40 9-2H-9C-22-40-16-90 0-116z', fill: leaf },
    { d: 'M1-113C16-88 22-42 10-8 10-46 9-84 1-113z', fill: bright },
  ],
}
const NAMES = Object.keys(KINDS)

/** One of each kind, beyond the edge of the picture, for the others to be drawn from. */
export const treeKinds = (): Node[] => [
  {
    transform: 'translate(-500 0)',
    nodes: NAMES.map((name) => ({ name, nodes: KINDS[name] ?? [] })),
  },
]

/** Trees of different kinds and sizes: `tall` px on the average at each foot. */
export function trees(feet: readonly Point[], tall: (foot: Point) => number, seed: number): Node[] {
  const draw = random(seed)
  return feet.map((foot): Node => {
    const name = NAMES[Math.floor(draw() * 2.5)] ?? 'ash'
    const size = Math.round(tall(foot) * (0.75 + 0.5 * draw())) / 100
    return { use: name, transform: `translate(${foot.map(Math.round).join(' ')}) scale(${size})` }
  })
}

/** A wood, or a row, of trees that are all `size` px wide: each one's shadow, the masses of its crown, and the light on it. */
export function grove(feet: readonly Point[], size: number): Shape[] {
  const layer = (right: number, high: number, wide: number, stroke: string): Shape => {
    const [dx, dy] = [Math.round(right * size), Math.round(high * size)]
    return {
      d: dashes(
        feet.map(([x, y]): Point => [x + dx, y - dy]),
        1,
      ),
      stroke,
      width: wide * size,
      round: true,
    }
  }
  return [
    { ...layer(-0.36, 0.05, 0.48, shade), opacity: 0.42 },
    layer(-0.14, 0.36, 0.74, leaf),
    layer(0.16, 0.34, 0.66, leaf),
    layer(0.02, 0.62, 0.7, leaf),
    layer(0.14, 0.6, 0.48, mid),
    // On small ones it would not be seen.
    ...(size > 15 ? [layer(0.22, 0.66, 0.24, bright)] : []),
  ]
}
