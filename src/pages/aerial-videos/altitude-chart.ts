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

/** A house 9 m high, its garage and two trees, with heights to scale and widths chosen by eye. */
export const street = [
  `M4 ${HEIGHT}V${depth(5.5)}L13 ${depth(9)}L22 ${depth(5.5)}V${HEIGHT}z`,
  `M22 ${HEIGHT}V${depth(3.2)}L32 ${depth(3.2)}V${HEIGHT}z`,
  `M-1 ${HEIGHT}Q-4 ${depth(12)} 2 ${depth(12)}Q7 ${depth(11)} 3 ${HEIGHT}z`,
  `M34 ${HEIGHT}Q32 ${depth(8)} 35.5 ${depth(8)}Q39 ${depth(8)} 37 ${HEIGHT}z`,
].join('')
