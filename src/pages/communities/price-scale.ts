/** Where the strip of dots draws each median: on a scale where twice the price is always as far away, without overlap. */

/** Medians from which a light or a dot is warmer, in CAD. */
export const WARMTH = [450_000, 600_000, 700_000, 850_000] as const

/** 0 for the coolest to 4 for the warmest. */
export const warmthOf = (median: number) => WARMTH.filter((from) => median >= from).length

/** Where a scale may have a tick, in CAD. */
const TICKS = [
  ...[200_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
  ...[1_000_000, 1_200_000, 1_600_000, 2_000_000, 2_500_000],
]
/** Those that a narrow strip has where it has room for three: each is twice the last. */
const DOUBLINGS: readonly number[] = [200_000, 400_000, 800_000, 1_600_000]

/** Percent from one to the next: in a wide strip, and in a narrow one, which shows fewer. */
const [ROOM, NARROW_ROOM] = [5.5, 15]

/** "$450K", "$1.5M". */
export const short = (dollars: number) =>
  dollars < 1_000_000 ? `$${dollars / 1000}K` : `$${dollars / 1_000_000}M`

/** Of what the medians span, this much is left free at each end, where the outermost are named. */
const MARGIN = 0.07

export type Scale = {
  /** From 0 at the left end to 100 at the right one. */
  percentAt: (median: number) => number
  /** A `minor` one is shown only where there is room. */
  ticks: readonly (Place & { minor: boolean })[]
}

type Place = { price: number; left: number }

/** Those of the places, from the left, that have this room between one another and to those `taken`. */
function spaced(places: readonly Place[], room: number, taken: readonly Place[] = []): Place[] {
  const kept: Place[] = []
  for (const place of places)
    if ([...taken, ...kept].every(({ left }) => Math.abs(place.left - left) >= room)) kept.push(place)
  return kept
}

/** A scale for these medians. */
export function scaleOf(medians: readonly number[]): Scale {
  const [least, most] = [Math.log(Math.min(...medians)), Math.log(Math.max(...medians))]
  const span = (most - least) / (1 - 2 * MARGIN)
  const low = least - MARGIN * span
  const percentAt = (median: number) => Math.round((1000 * (Math.log(median) - low)) / span) / 10
  const within = TICKS.map((price) => ({ price, left: percentAt(price) })).filter(
    ({ left }) => left >= 2 && left <= 98,
  )
  const doublings = within.filter(({ price }) => DOUBLINGS.includes(price))
  const majors = doublings.length >= 3 ? doublings : spaced(within, NARROW_ROOM)
  const ticks = [...majors, ...spaced(within, ROOM, majors)]
    .map((place) => ({ ...place, minor: !majors.includes(place) }))
    .toSorted((one, other) => one.left - other.left)
  return { percentAt, ticks }
}

/** In CSS pixels: of a dot with its edge, and the width that no dots overlap in. In a narrower strip they are smaller. */
const DIAMETER = 15
const WIDTH = 620
/** Every third median is placed first, then those between: neighbours in price go to both sides of the line. */
const STRIDE = 3

export type Dot = { left: number; up: number }

/** A place for each median, in their order: percent from the left, and pixels above or below the line. */
export function placedDots(medians: readonly number[], { percentAt }: Scale): Dot[] {
  const dots: Dot[] = medians.map((median) => ({ left: percentAt(median), up: 0 }))
  const placed: Dot[] = []
  for (let start = 0; start < STRIDE; start++)
    for (let index = start; index < dots.length; index += STRIDE) {
      const dot = dots[index]
      if (!dot) continue
      dot.up = freeHeight(dot.left, placed)
      placed.push(dot)
    }
  return dots
}

/** The height nearest to the line, above it or below it, at which a dot touches no other. */
function freeHeight(left: number, placed: readonly Dot[]): number {
  const near = placed
    .map((dot) => ({ up: dot.up, across: ((dot.left - left) * WIDTH) / 100 }))
    .filter(({ across }) => Math.abs(across) < DIAMETER)
  const touching = near.flatMap(({ up, across }) => {
    const rise = Math.ceil(Math.sqrt(DIAMETER ** 2 - across ** 2))
    return [up + rise, up - rise]
  })
  const isFree = (height: number) =>
    near.every(({ up, across }) => Math.hypot(height - up, across) >= DIAMETER)
  return [0, ...touching].sort((one, other) => Math.abs(one) - Math.abs(other)).find(isFree) ?? 0
}

/** Also of a strip with few dots, over which the names of the outermost stand. */
const LEAST_RISE = 30

/** The height that holds the dots, in pixels, with room around them. */
export const heightOf = (dots: readonly Dot[]) =>
  2 * Math.max(LEAST_RISE, ...dots.map(({ up }) => Math.abs(up))) + 72

/** The index of the dot nearest to a point in a strip of this size, all in pixels. */
export function nearestDot(
  dots: readonly Dot[],
  point: { x: number; y: number },
  { width, height }: { width: number; height: number },
): number {
  const distances = dots.map(({ left, up }) =>
    Math.hypot((left / 100) * width - point.x, height / 2 - up - point.y),
  )
  return distances.indexOf(Math.min(...distances))
}
