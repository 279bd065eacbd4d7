import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { distance, frames, garden, wall } from './lit-window/outside.ts'
import { atTable, behindTable } from './lit-window/people.ts'
import { lamp, room, table } from './lit-window/room.ts'
import { front, HEAD, LEFT, RIGHT, SILL } from './lit-window/view.ts'
import { panes } from './perspective.ts'

/** An agent and two who sell their home at the kitchen table, seen from the garden through the lit window. */
export function litWindow(): string {
  return svg(width, height, [
    { outside: true, nodes: [...distance(), ...wall()] },
    {
      clip: panes(front, [RIGHT, SILL, LEFT - RIGHT, HEAD - SILL]),
      nodes: [...room(), ...behindTable(), ...table(), ...atTable(), ...lamp()],
    },
    { outside: true, nodes: [...frames(), ...garden()] },
  ])
}
