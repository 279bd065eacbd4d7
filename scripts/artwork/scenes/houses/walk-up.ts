import { ink, mix } from '../../palette.ts'
import { down, rect, type Shape } from '../../shape.ts'
import { below, turned } from '../shadow.ts'
import type { Coat } from './coats.ts'
import { bricks, rim, unlit } from './light.ts'

const WALL = { x: -350, y: -376, wide: 700, tall: 370, long: 18 }

/** A brick walk-up of three storeys, with balconies beside a glazed stair, lit from its right. 700 by 400 px. */
export function walkUp(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const floors = [-120, -240, -360]
  const columns = [-330, -186, 96, 240]
  const all = (draw: (x: number, y: number) => string) =>
    floors.flatMap((y) => columns.map((x) => draw(x, y))).join('')
  const dark = [4, 5, 10]
  const panes = floors.flatMap((y) => columns.map((x) => rect(x, y + 22, 92, 74)))
  return [
    { d: rect(-350, -384, 700, 384), fill: down(-384, 0, [0, mix(wall, shade, 0.5)], [0.5, wall]) },
    { d: bricks({ ...WALL, seed: 4, count: 150 }), stroke: shade, width: 8, opacity: 0.3 },
    { d: bricks({ ...WALL, seed: 7, count: 90 }), stroke: mix(wall, ink.wheat, 0.3), width: 8, opacity: 0.4 },
    turned(rect(-350, -384, 700, 384), 350, -350),
    // What the stair throws on the wall beside it.
    unlit('M-64-384h-18l-20 40V0H-64z'),
    below(-350, -378, 700, 40),
    { d: rect(-64, -404, 128, 404), fill: mix(wall, roof, 0.55) },
    unlit('M-64-384h14V0h-14z'),
    { d: rect(-362, -398, 724, 20), fill: roof },
    { d: 'M-362-398h724', stroke: mix(trim, roof, 0.35), width: 4 },
    rim('M76-399H363v17M350-376V0M64-376V-136'),
    { d: rect(-74, -420, 148, 24), fill: roof },
    rim('M-60-421H74v22'),
    { d: panes.filter((_, i) => !dark.includes(i)).join(''), fill: glass },
    { d: panes.filter((_, i) => dark.includes(i)).join(''), fill: mix(ink.glacier, shade, 0.5) },
    { d: `${panes.join('')}${all((x, y) => `M${x + 46} ${y + 22}v74`)}`, stroke: trim, width: 5 },
    { d: all((x, y) => rect(x - 8, y + 107, 116, 12)), fill: ink.night, opacity: 0.3 },
    { d: all((x, y) => rect(x - 12, y + 98, 116, 9)), fill: mix(stone, trim, 0.3) },
    {
      d: all(
        (x, y) =>
          `M${x - 10} ${y + 98}v-40h112v40${[14, 38, 62, 86].map((at) => `M${x - 10 + at} ${y + 58}v40`).join('')}`,
      ),
      stroke: roof,
      width: 4,
    },
    { d: rect(-40, -372, 80, 216), fill: glass },
    { d: 'M-40-372h80v216h-80zM0-372v216M-40-318h80M-40-264h80M-40-210h80', stroke: trim, width: 4 },
    { d: rect(-30, -104, 60, 104), fill: ink.brick },
    { d: 'M-18-92h36v44h-36z', fill: glass },
    { d: rect(-86, -136, 172, 14), fill: roof },
    { d: 'M-86-136h172', stroke: trim, width: 4 },
    unlit('M-30-104h60v16h-60z'),
    { d: `${rect(-56, -10, 112, 10)}${rect(-66, 0, 132, 10)}`, fill: mix(stone, trim, 0.35) },
  ]
}
