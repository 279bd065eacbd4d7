/** A basement on a winter night, cut open, with a radon detector on a shelf. */
import { rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { gas, night, shell } from './basement-test/earth.ts'
import { stairs, walls } from './basement-test/room.ts'
import { cat, chair, detector, lamp, shelf } from './basement-test/things.ts'
import { NEAR } from './basement-test/tones.ts'
import { height, width } from './frame.ts'

export function basementTest(): string {
  return svg(width, height, [
    ...night(),
    ...shell(),
    ...walls(),
    // Where the house is cut open, the stairs are as well.
    { clip: rect(0, 0, NEAR.right, height), nodes: stairs() },
    ...chair(),
    ...cat(),
    ...shelf(),
    ...detector(),
    ...lamp(),
    ...gas(),
  ])
}
