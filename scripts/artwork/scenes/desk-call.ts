import { svg } from '../svg.ts'
import { desk, lamp } from './desk-call/desk.ts'
import { dog } from './desk-call/dog.ts'
import { caller, chair } from './desk-call/person.ts'
import { map, room } from './desk-call/room.ts'
import { height, width } from './frame.ts'

/** Somebody answers the telephone at a desk in the evening, before a map of the city; a dog sleeps under the desk. */
export function deskCall(): string {
  return svg(width, height, [...room(), ...map(), ...chair(), ...dog(), ...desk(), ...caller(), ...lamp()])
}
