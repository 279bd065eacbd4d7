import { svg } from '../svg.ts'
import { family } from './film-evening/family.ts'
import { room } from './film-evening/room.ts'
import { screen } from './film-evening/screen.ts'
import { height, width } from './frame.ts'

/** A family on a sofa in the evening, from behind, before the film of a house; the cat is on the sofa's back. */
export function filmEvening(): string {
  return svg(width, height, [...room(), ...screen(), ...family()])
}
