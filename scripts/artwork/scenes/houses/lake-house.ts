import { mix } from '../../palette.ts'
import { polygon, rect, type Shape } from '../../shape.ts'
import type { Coat } from './coats.ts'

/** A row of windows as one outline, and the bars between their panes. */
const panes = (windows: readonly (readonly [x: number, y: number, width: number, height: number])[]) => ({
  glass: windows.map(([x, y, wide, tall]) => rect(x, y, wide, tall)).join(''),
  bars: windows.map(([x, y, wide, tall]) => `M${x + wide / 2} ${y}v${tall}`).join(''),
})

const windows = (outline: ReturnType<typeof panes>, { glass, trim, shade }: Coat, lit: boolean): Shape[] => [
  { d: outline.glass, fill: lit ? glass : shade, lit: !lit, stroke: trim, width: 3 },
  { d: outline.bars, stroke: trim, width: 2 },
]

/** A deck on posts towards the water, `from` to `to`, with its rail. */
const deck = (from: number, to: number, { trim, shade }: Coat): Shape[] => [
  { d: rect(from, -13, to - from, 13), fill: shade },
  {
    d: `M${from}-13H${to}M${from}-30H${to}${Array.from({ length: Math.floor((to - from) / 23) + 1 }, (_, i) => `M${from + i * 23}-30v17`).join('')}`,
    stroke: trim,
    width: 2,
    opacity: 0.8,
  },
]

/** A house with a gable of glass towards the lake. 190 by 190 px. */
export function gabled(coat: Coat, lit = true): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  return [
    { d: rect(46, -176, 20, 70), fill: stone },
    { d: 'M-74 0V-92L0-164 74-92V0z', fill: wall },
    { d: 'M-42-96L0-138 42-96z', fill: lit ? glass : shade, lit: !lit, stroke: trim, width: 3 },
    { d: 'M-92-82L0-172 92-82', stroke: roof, width: 15 },
    ...windows(
      panes([
        [-42, -84, 40, 62],
        [2, -84, 40, 62],
      ]),
      coat,
      lit,
    ),
    { d: 'M0-138v42', stroke: trim, width: 2 },
    ...deck(-92, 92, coat),
  ]
}

/** A long house under one roof, with two dormers. 280 by 170 px. */
export function long(coat: Coat, lit = true): Shape[] {
  const { wall, shade, roof, trim, stone } = coat
  const dormer = (x: number) => `M${x - 26}-92v-26l26-24 26 24v26z`
  return [
    { d: rect(-98, -172, 22, 50), fill: stone },
    { d: rect(-122, -92, 244, 92), fill: wall },
    {
      d: polygon([
        [-140, -86],
        [-104, -150],
        [104, -150],
        [140, -86],
      ]),
      fill: roof,
    },
    { d: `${dormer(-48)}${dormer(48)}`, fill: mix(wall, shade, 0.25) },
    { d: 'M-82-112l34-32 34 32M14-112l34-32 34 32', stroke: mix(roof, shade, 0.4), width: 8 },
    ...windows(
      panes([
        [-58, -114, 20, 24],
        [38, -114, 20, 24],
        [-106, -74, 46, 44],
        [60, -74, 46, 44],
      ]),
      coat,
      lit,
    ),
    { d: rect(-26, -74, 52, 62), fill: shade },
    { d: 'M-140-86h280', stroke: trim, width: 3 },
    ...deck(-132, 132, coat),
  ]
}

/** Two flat-roofed volumes of glass and wood. 250 by 160 px. */
export function flat(coat: Coat, lit = true): Shape[] {
  const { wall, shade, roof, stone } = coat
  return [
    { d: rect(-112, -82, 150, 82), fill: mix(wall, shade, 0.3) },
    { d: rect(0, -150, 108, 150), fill: stone },
    { d: `${rect(-124, -92, 168, 12)}${rect(-12, -160, 132, 12)}`, fill: roof },
    ...windows(
      panes([
        [-96, -68, 78, 50],
        [16, -134, 76, 46],
        [16, -68, 34, 50],
        [58, -68, 34, 50],
      ]),
      coat,
      lit,
    ),
    ...deck(-124, 4, coat),
  ]
}
