import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import type { Coat } from './coats.ts'
import { rim, unlit } from './light.ts'

const mirrored = (xs: readonly number[], draw: (x: number) => string) =>
  xs.map((x) => draw(x) + draw(-x)).join('')

/** A craftsman infill: gabled dormer, deep eaves, a porch on tapered columns, lit from its right. 490 by 350 px. */
export function craftsman(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const pane = (x: number, y: number, w: number, h: number) => rect(x - w / 2, y, w, h)
  const lights = [
    pane(-134, -130, 84, 74),
    pane(134, -130, 84, 74),
    pane(0, -264, 96, 52),
    pane(-42, -128, 12, 94),
    pane(42, -128, 12, 94),
  ]
  const bars = [
    ...[-134, 134].map((x) => `M${x - 42}-108h84M${x - 14}-130v22M${x + 14}-130v22`),
    'M-16-264v52M16-264v52',
  ]
  return [
    { d: rect(122, -352, 36, 110), fill: mix(stone, shade, 0.4) },
    { d: 'M128-336h12M144-322h11M130-308h12', stroke: shade, width: 7, opacity: 0.5 },
    { d: rect(116, -358, 48, 12), fill: shade },
    {
      d: polygon([
        [-246, -196],
        [-168, -312],
        [168, -312],
        [246, -196],
      ]),
      fill: roof,
    },
    { d: 'M-186-284h372M-205-256h410M-224-228h448', stroke: shade, width: 2, opacity: 0.45 },
    // What the dormer throws on the roof, and the chimney's dark side.
    unlit('M-12-334L-136-232-110-196H-212L-44-312zM122-346h13v34h-13z'),
    { d: rect(-204, -204, 408, 204), fill: down(-204, 0, [0, shade], [0.5, wall]) },
    {
      d: Array.from({ length: 9 }, (_, i) => `M-204-${188 - i * 18}h408`).join(''),
      stroke: shade,
      width: 1.5,
      opacity: 0.35,
    },
    {
      d: polygon([
        [-100, -196],
        [-100, -258],
        [0, -336],
        [100, -258],
        [100, -196],
      ]),
      fill: wall,
    },
    { d: 'M-136-232L0-342 136-232', stroke: roof, width: 17 },
    // Below the overhang, which snow would not show against the roof.
    { d: 'M-131-224l32-26M131-224l-32-26', stroke: shade, width: 4, opacity: 0.7 },
    {
      d: 'M-140-240L0-354 140-240M-246-196L-168-312H-53M246-196L168-312H53',
      stroke: trim,
      width: 4,
      round: true,
      opacity: 0.9,
    },
    { d: 'M-46-290h92M0-328v38M-24-308v18M24-308v18', stroke: trim, width: 4 },
    { d: rect(-206, -152, 412, 122), fill: down(-152, -30, [0, ink.deep, 0.6], [1, ink.deep, 0.1]) },
    { d: lights.join(''), fill: glass },
    { d: `${lights.slice(0, 3).join('')}${bars.join('')}`, stroke: trim, width: 5 },
    { d: pane(0, -128, 60, 98), fill: ink.brick },
    { d: 'M-18-112h36v28h-36z', fill: glass, opacity: 0.85 },
    { d: ellipse(20, -72, 3), fill: trim },
    {
      d: polygon([
        [-250, -150],
        [-214, -192],
        [214, -192],
        [250, -150],
      ]),
      fill: roof,
    },
    { d: rect(-246, -152, 492, 12), fill: trim },
    rim('M0-354L140-240M170-312L246-196M158-346v34M214-192l37 43'),
    { d: rect(-218, -30, 436, 30), fill: stone },
    {
      d: mirrored([74, 202], (x) =>
        polygon([
          [x - 12, -140],
          [x + 12, -140],
          [x + 17, -88],
          [x - 17, -88],
        ]),
      ),
      fill: trim,
    },
    { d: mirrored([74, 202], (x) => rect(x - 22, -88, 44, 62)), fill: mix(stone, shade, 0.25) },
    unlit([-202, -74, 74, 202].map((x) => `M${x - 12}-140h9l-3 52v62h-16v-62h6z`).join('')),
    {
      d: mirrored(
        [138],
        (x) =>
          `M${x - 50}-64h100M${x - 50}-32h100${[-36, -18, 0, 18, 36].map((at) => `M${x + at}-64v32`).join('')}`,
      ),
      stroke: trim,
      width: 4,
    },
    {
      d: `${rect(-48, -32, 96, 11)}${rect(-56, -21, 112, 11)}${rect(-64, -10, 128, 14)}`,
      fill: mix(stone, trim, 0.35),
    },
    { d: ellipse(0, -40, 170, 80), fill: glow([0, -60], 170, 0.5, [0, ink.gold, 0.26], [1, ink.gold, 0]) },
  ]
}
