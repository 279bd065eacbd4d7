import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { couple } from './fresh-paint/couple.ts'
import { bulb, floor, garden, sashes, walls } from './fresh-paint/room.ts'

/** A couple who paint the empty room of their first home, its window open to the garden. */
export function freshPaint(): string {
  return svg(width, height, [...walls(), ...sashes(), ...floor(), ...bulb(), ...garden(), ...couple()])
}
