/** Bookshelves at the right edge of the room. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { rect, type Shape } from '../../shape.ts'
import { light, shade, wood } from './tones.ts'

const BOARDS = [20, 178, 336, 494, 652] as const
const SPINES = [
  mix(ink.brick, ink.oak, 0.35),
  mix(ink.blue, ink.glacier, 0.25),
  mix(ink.wheat, ink.oak, 0.4),
  mix(ink.nearRange, ink.wheat, 0.15),
  mix(ink.oak, ink.amber, 0.3),
]

/** The books of all shelves, by colour, each shelf full but for a gap. */
function books(): Shape[] {
  const draw = random(11)
  const spines = SPINES.map(() => '')
  BOARDS.forEach((board, row) => {
    const gap = [1600, 1330, 1600, 1434, 1500][row] ?? 1600
    for (let x = 1310; x < 1600; ) {
      const wide = 14 + 5 * Math.floor(4 * draw())
      const tall = 88 + 9 * Math.floor(5 * draw())
      const colour = Math.floor(SPINES.length * draw())
      if (x + wide < gap || x > gap + 68) spines[colour] += rect(x, board + 138 - tall, wide, tall)
      x += wide + 3
    }
  })
  return spines.map((d, i) => ({ d, fill: SPINES[i] ?? ink.oak }))
}

export function shelves(): Shape[] {
  return [
    { d: rect(1270, 0, 330, 800), fill: mix(wood.dark, shade, 0.55) },
    ...books(),
    { d: BOARDS.map((y) => rect(1306, y - 2, 294, 24)).join(''), fill: ink.night, opacity: 0.4 },
    // What stands between the books.
    { d: 'M1346 316q-16-30 4-50v-16h20v16q20 20 4 50z', fill: mix(ink.glacier, ink.paper, 0.3) },
    { d: 'M1446 632v-44l26-26 26 26v44z', fill: mix(ink.paper, ink.wheat, 0.5) },
    { d: BOARDS.map((y) => rect(1300, y + 138, 300, 18)).join('') + rect(1270, 0, 36, 800), fill: wood.mid },
    { d: BOARDS.map((y) => `M1306 ${y + 139}h294`).join(''), stroke: mix(wood.lit, light, 0.2), width: 3 },
    { d: rect(1270, 0, 7, 800), fill: wood.lit },
    {
      d: rect(1262, 0, 338, 800),
      fill: {
        kind: 'linear',
        from: [1262, 0],
        to: [1600, 0],
        stops: [
          [0, ink.night, 0],
          [1, ink.night, 0.4],
        ],
      },
    },
  ]
}
