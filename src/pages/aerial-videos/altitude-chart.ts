/** The altitude chart's geometry: 100 units wide and 1000 high, from the legal ceiling to the ground. */
import { aerialVideos } from '../../../content/pages/aerial-videos.ts'

const { items, ceilingMetres } = aerialVideos.features

const WIDTH = 100
const HEIGHT = 1000
const AXIS = 58
const TICK_METRES = 10

/** Highest first. */
export const flights = items.toReversed()

/** Metres above ground, converted to a distance below the ceiling. */
const depth = (metres: number) => Math.round(HEIGHT * (1 - metres / ceilingMetres))

/** Lines from each height on the axis to the middle of its row; the rows share the height evenly. */
export const leaders = flights.map(({ metres }, row) => {
  const from = depth(metres)
  const to = ((row + 0.5) * HEIGHT) / flights.length
  return { metres, from: `M${AXIS} ${from}h0`, path: `M${AXIS} ${from}C82 ${from} 78 ${to} ${WIDTH} ${to}` }
})

const ticks = Array.from({ length: Math.floor(ceilingMetres / TICK_METRES) + 1 }, (_, tick) => {
  const metres = tick * TICK_METRES
  return `M${AXIS} ${depth(metres)}h${metres % 50 ? -5 : -10}`
})

export const axis = `M${AXIS} 0V${HEIGHT}${ticks.join('')}`

/** A spruce, as three tiers of branches. */
const spruce = (x: number, metres: number) => {
  const half = metres / 5
  const tier = (from: number, to: number, width: number) =>
    `M${x - half * width} ${depth(metres * from)}L${x} ${depth(metres * to)}L${x + half * width} ${depth(metres * from)}z`
  return `${tier(0.06, 0.56, 1)}${tier(0.32, 0.8, 0.8)}${tier(0.6, 1, 0.55)}M${x - 0.4} ${HEIGHT}V${depth(1.5)}h0.8V${HEIGHT}z`
}

/** A house 9 m high, its garage and three trees, with heights to scale and widths chosen by eye. */
export const street = [
  `M9 ${HEIGHT}V${depth(5.6)}H7L21 ${depth(9)}L35 ${depth(5.6)}H33V${HEIGHT}z`,
  `M28 ${depth(6.6)}V${depth(9.6)}h2.4V${depth(6)}z`,
  `M33 ${HEIGHT}V${depth(3.4)}L48 ${depth(3.4)}V${HEIGHT}z`,
  spruce(2, 15),
  spruce(44, 11),
  spruce(51.5, 13),
].join('')

/** Its lit windows and doors. */
export const lights = [
  `M13 ${depth(4.6)}h5V${depth(2.8)}h-5z`,
  `M24 ${depth(4.6)}h5V${depth(2.8)}h-5z`,
  `M19.5 ${depth(2.3)}h3V${HEIGHT}h-3z`,
  `M36 ${depth(2.4)}h9V${HEIGHT}h-9z`,
].join('')
