/** What is beside a condo tower at dusk: sky, the towers of the next street, and a tree. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { elm } from '../elm.ts'
import { width } from '../frame.ts'

/** Where the tower ends. */
export const CORNER = 1366

export function beside(): Node[] {
  return [
    {
      outside: true,
      nodes: [
        {
          d: rect(CORNER, 0, width - CORNER, 840),
          fill: down(
            0,
            800,
            [0, mix(ink.blue, ink.navy, 0.35)],
            [0.5, mix(ink.blue, ink.lilac, 0.5)],
            [0.8, mix(ink.blush, ink.gold, 0.4)],
          ),
        },
        {
          d: 'M1366 840V450h44v-66h62v130h40v-64h88v390z',
          fill: down(
            460,
            840,
            [0, mix(ink.midRange, ink.lilac, 0.4)],
            [1, mix(ink.midRange, ink.blush, 0.5)],
          ),
        },
      ],
    },
    {
      outside: true,
      nodes: elm(1484, 846, 370, mix(ink.hill, oklch(46, 0.07, 145), 0.4), ink.night, ink.gold),
    },
  ]
}
