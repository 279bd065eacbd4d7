/** The house: under its gable the porch with the door at the left, and the large window at the right. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, type Gradient, polygon, rect, type Shape } from '../../shape.ts'
import { atHours, cladding, FOOT, sun, trim, WALK } from './view.ts'

/** Half its width, the height of its peak, how steep it is, and where its eaves are. */
const [HALF, PEAK, STEEP] = [260, 304, 0.72]
const EAVE = Math.round(PEAK + HALF * STEEP)
/** The large window, from the middle of the house. */
export const PANE = { x: 32, y: 520, wide: 200, high: 186 }

/** The tones of a house at two hours, which meet in its middle. */
export interface Hours {
  /** The first of its two hours: 0 is dawn, 2 is dusk. */
  first: 0 | 2
  /** The light on its left corner. */
  lit: string
  glass: readonly [string, string]
  door: string
}

export const MORNING_LIGHT: Hours = {
  first: 0,
  lit: sun,
  glass: [mix(ink.lilac, ink.blush, 0.5), mix(ink.glacier, ink.blue, 0.5)],
  door: mix(ink.oak, ink.wheat, 0.15),
}
export const EVENING_LIGHT: Hours = { first: 2, lit: ink.amber, glass: [ink.lamp, ink.lamp], door: ink.lamp }

export function house(mid: number, { first, lit, glass, door }: Hours): Shape[] {
  const tones = (own: string) => [atHours(own)[first], atHours(own)[first + 1] ?? own] as const
  const pair = ([one, other]: readonly [string, string]): Gradient =>
    between([mid - 1, 0], [mid + 1, 0], [0, one], [1, other])
  const [left, right] = tones(cladding)
  const white = pair(tones(trim))
  const row = (y: number): string => {
    const wide = Math.min(HALF, Math.round((y - PEAK) / STEEP) - 30)
    return `M${mid - wide} ${y}h${wide * 2}`
  }
  const slope = (drop: number, out: number) =>
    `M${mid - HALF - out} ${EAVE + Math.round(out * STEEP) + drop}L${mid} ${PEAK + drop}L${mid + HALF + out} ${EAVE + Math.round(out * STEEP) + drop}`
  const attic = rect(mid - 122, 412, 54, 60) + rect(mid + 68, 412, 54, 60)
  return [
    {
      d: `${slope(0, 0)}V${FOOT}H${mid - HALF}z`,
      fill: between(
        [mid - HALF, 0],
        [mid + HALF, 0],
        [0, mix(left, lit, 0.6)],
        [0.3, left],
        [0.5, mix(left, ink.navy, 0.12)],
        [0.5, right],
        [1, mix(right, first ? ink.night : ink.paper, 0.2)],
      ),
    },
    {
      d: Array.from({ length: 13 }, (_, i) => row(376 + i * 27)).join(''),
      stroke: ink.navy,
      width: 2.5,
      opacity: 0.3,
    },
    { d: rect(mid - HALF, FOOT - 24, HALF * 2, 24), fill: pair(tones(mix(ink.belly, ink.soil, 0.3))) },
    { d: slope(34, -20), stroke: ink.navy, width: 34, opacity: 0.3 },
    {
      d:
        rect(mid - HALF, 490, HALF * 2, 12) +
        rect(mid - HALF, 490, 15, 232) +
        rect(mid + HALF - 15, 490, 15, 232),
      fill: white,
    },
    { d: attic, fill: pair(glass), stroke: white, width: 11 },
    { d: `M${mid - 95} 412v60M${mid + 95} 412v60`, stroke: white, width: 6 },
    // The roof's edge over its trim.
    { d: slope(4, 30), stroke: white, width: 24 },
    { d: slope(-12, 36), stroke: pair(tones(mix(ink.belly, ink.soil, 0.35))), width: 16 },
    ...(first ? [] : window(mid + PANE.x, right)),
    ...porch(mid, door, pair, tones),
  ]
}

/** The large window by day: the sky in its glass, and a plant behind it. */
function window(x: number, wall: string): Shape[] {
  const { y, wide, high } = PANE
  return [
    {
      d: rect(x, y, wide, high),
      fill: between(
        [x, y],
        [x + wide, y + high],
        [0, mix(ink.blue, ink.glacier, 0.2)],
        [0.55, mix(ink.glacier, ink.blue, 0.2)],
        [1, ink.pale],
      ),
    },
    { d: rect(x, y, 30, high) + rect(x + wide - 34, y, 34, high), fill: mix(ink.wheat, ink.pale, 0.4) },
    { d: `M${x + 40} ${y + high}l70-${high}h44l-70 ${high}z`, fill: ink.paper, opacity: 0.36 },
    { d: rect(x, y, wide, high), stroke: trim, width: 12 },
    { d: `M${x + wide / 2} ${y}v${high}`, stroke: trim, width: 8 },
    { d: rect(x - 12, y + high, wide + 24, 12), fill: mix(trim, ink.paper, 0.5) },
    { d: rect(x - 6, y + high + 12, wide + 12, 9), fill: mix(wall, ink.navy, 0.4) },
  ]
}

type Two = readonly [string, string]

function porch(
  mid: number,
  door: string,
  pair: (two: Two) => Gradient,
  tones: (own: string) => Two,
): Shape[] {
  const x = mid - 112
  const [white] = tones(trim)
  const [stone] = tones(mix(ink.pale, ink.wheat, 0.4))
  const [wood] = tones(mix(ink.oak, ink.wheat, 0.2))
  return [
    { d: rect(x - 78, 536, 156, 186), fill: ink.navy, opacity: 0.22 },
    { d: rect(x - 42, 544, 84, 180), fill: door, stroke: white, width: 10 },
    { d: rect(x - 26, 562, 52, 50), fill: mix(door, ink.navy, 0.24) },
    { d: ellipse(x + 30, 640, 5), fill: ink.gold },
    // Steps, and the walk to the street.
    { d: rect(x - 84, 722, 168, 14), fill: mix(stone, ink.navy, 0.12) },
    { d: rect(x - 64, 736, 128, 14), fill: stone },
    {
      d: polygon([
        [x - 56, 750],
        [x + 56, 750],
        [x + 92, WALK],
        [x - 96, WALK],
      ]),
      fill: stone,
    },
    { d: rect(x - 80, 540, 13, 182) + rect(x + 67, 540, 13, 182), fill: white },
    { d: `M${x - 96} 542h192v-16L${x} 476L${x - 96} 526z`, fill: white },
    { d: `M${x - 78} 528h156L${x} 487z`, fill: mix(wood, ink.navy, 0.25) },
    {
      d: `M${x - 106} 532L${x} 474L${x + 106} 532`,
      stroke: pair(tones(mix(ink.belly, ink.soil, 0.35))),
      width: 13,
    },
    { d: rect(x - 90, 540, 180, 12), fill: down(540, 552, [0, ink.navy, 0.5], [1, ink.navy, 0]) },
  ]
}
