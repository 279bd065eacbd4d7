/** The altitude chart's geometry: 100 units wide and 1000 high, from the legal ceiling to the ground. */
import { aerialVideos } from '../../../content/pages/aerial-videos.ts'

const { items, ceilingMetres } = aerialVideos.features

const WIDTH = 100
const HEIGHT = 1000
const AXIS = 42
const TICK_METRES = 10

/** Highest first. */
export const flights = items.toReversed()

/** Metres above ground, converted to a distance below the ceiling. */
const depth = (metres: number) => Math.round(HEIGHT * (1 - metres / ceilingMetres))

/** Lines from each height on the axis to the middle of its row; the rows share the height evenly. */
export const leaders = flights.map(({ metres }, row) => {
  const from = depth(metres)
  const to = ((row + 0.5) * HEIGHT) / flights.length
  return { metres, from: `M${AXIS} ${from}h0`, path: `M${AXIS} ${from}C75 ${from} 70 ${to} ${WIDTH} ${to}` }
})

const ticks = Array.from({ length: Math.floor(ceilingMetres / TICK_METRES) + 1 }, (_, tick) => {
  const metres = tick * TICK_METRES
  return `M${AXIS} ${depth(metres)}h${metres % 50 ? -5 : -10}`
})

export const axis = `M${AXIS} 0V${HEIGHT}${ticks.join('')}`

/** A spruce, as three tiers of branches. */
const spruce = (x: number, metres: number) => {
  const half = metres / 6
  const tier = (from: number, to: number, width: number) =>
    `M${x - half * width} ${depth(metres * from)}L${x} ${depth(metres * to)}L${x + half * width} ${depth(metres * from)}z`
  return `${tier(0.06, 0.56, 1)}${tier(0.32, 0.8, 0.8)}${tier(0.6, 1, 0.55)}M${x - 0.4} ${HEIGHT}V${depth(1.5)}h0.8V${HEIGHT}z`
}

/** A house 9 m high, its garage and three trees, with heights to scale and widths chosen by eye. */
export const street = [
  `M6 ${HEIGHT}V${depth(5.6)}H4.5L15 ${depth(9)}L25.5 ${depth(5.6)}H24V${HEIGHT}z`,
  `M20 ${depth(6.6)}V${depth(9.6)}h1.8V${depth(6)}z`,
  `M24 ${HEIGHT}V${depth(3.4)}H35V${HEIGHT}z`,
  spruce(1.5, 15),
  spruce(32, 11),
  spruce(38, 13),
].join('')

/** Its lit windows and doors. */
export const lights = [
  `M9 ${depth(4.6)}h3.8V${depth(2.8)}H9z`,
  `M17.4 ${depth(4.6)}h3.8V${depth(2.8)}h-3.8z`,
  `M14 ${depth(2.3)}h2.2V${HEIGHT}H14z`,
  `M26 ${depth(2.4)}h6.6V${HEIGHT}H26z`,
].join('')
