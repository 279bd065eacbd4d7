import { svg } from '../svg.ts'
import { editor } from './first-cut/editor.ts'
import { desk, room } from './first-cut/room.ts'
import { screen, stand } from './first-cut/screen.ts'
import { height, width } from './frame.ts'

/** The night after a filming day: an editor at the monitor, with the film of a house in its frame and its clips below. */
export function firstCut(): string {
  return svg(width, height, [...room(), ...stand(), ...screen(), ...desk(), ...editor()])
}
