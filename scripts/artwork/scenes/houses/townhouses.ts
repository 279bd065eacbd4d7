import { ink, mix } from '../../palette.ts'
import { down, polygon, rect, type Shape } from '../../shape.ts'
import { below, turned } from '../shadow.ts'
import type { Coat } from './coats.ts'
import { rim, unlit } from './light.ts'

const [UNIT, TALL] = [150, 250]

/** A row of townhouses with steps to the street: gables and flat fronts in turn, 150 px each, lit from the right. */
export function townhouses(coat: Coat, walls: readonly string[]): Shape[] {
  const { shade, roof, trim, glass, stone } = coat
  const units = walls.map((wall, index) => ({ wall, x: index * UNIT, gable: index % 2 === 0 }))
  const fronts = units.map(({ wall, x, gable }): Shape => {
    const top = gable ? -TALL : -TALL - 34
    const outline = gable
      ? polygon([
          [x, 0],
          [x, top],
          [x + UNIT / 2, top - 62],
          [x + UNIT, top],
          [x + UNIT, 0],
        ])
      : rect(x, top, UNIT, -top)
    return { d: outline, fill: down(top, 0, [0, wall], [1, mix(wall, shade, 0.35)]) }
  })
  const all = (draw: (x: number, gable: boolean) => string) =>
    units.map(({ x, gable }) => draw(x, gable)).join('')
  const panes = all((x, gable) =>
    gable
      ? `${rect(x + 46, -222, 58, 58)}${rect(x + 22, -118, 56, 76)}`
      : `${rect(x + 24, -252, 40, 66)}${rect(x + 86, -252, 40, 66)}${rect(x + 22, -118, 56, 76)}`,
  )
  return [
    ...fronts,
    turned(fronts.map(({ d }) => d).join(''), UNIT * walls.length, 0),
    {
      d: all((x, gable) =>
        gable ? `M${x} ${-TALL + 18}l${UNIT / 2}-64 ${UNIT / 2} 64` : `M${x} ${-TALL - 24}h${UNIT}`,
      ),
      stroke: ink.night,
      width: 16,
      opacity: 0.3,
    },
    below(0, -132, UNIT * walls.length, 22),
    {
      d: all((x, gable) =>
        gable
          ? `M${x - 7} ${-TALL + 6}l${UNIT / 2 + 7}-68 ${UNIT / 2 + 7} 68`
          : `M${x - 3} ${-TALL - 36}h${UNIT + 6}`,
      ),
      stroke: roof,
      width: 13,
    },
    {
      d: all((x, gable) =>
        gable
          ? `M${x - 7} ${-TALL - 2}l${UNIT / 2 + 7}-69 ${UNIT / 2 + 7} 69`
          : `M${x - 3} ${-TALL - 43}h${UNIT + 6}`,
      ),
      stroke: trim,
      width: 3,
    },
    { d: all((x) => rect(x, -140, UNIT, 8)), fill: roof },
    rim(
      all((x, gable) =>
        gable ? `M${x + UNIT / 2} ${-TALL - 71}l${UNIT / 2 + 7} 69` : `M${x + UNIT + 3} ${-TALL - 43}h-60`,
      ),
    ),
    // The gables stand forward, and shade their neighbours on the left.
    unlit(all((x, gable) => (gable && x ? rect(x - 14, -TALL, 14, TALL) : ''))),
    { d: all((x) => `M${x} 0V${-TALL + 4}`), stroke: shade, width: 3, opacity: 0.6 },
    { d: panes, fill: glass, lit: true },
    {
      d: `${panes}${all((x, gable) => `${gable ? `M${x + 75}-222v58` : ''}M${x + 50}-118v76`)}`,
      stroke: trim,
      width: 4,
    },
    { d: all((x, gable) => (gable ? '' : rect(x + 94, -112, 38, 94))), fill: ink.brick },
    { d: all((x, gable) => (gable ? rect(x + 94, -112, 38, 94) : '')), fill: mix(ink.blue, ink.navy, 0.5) },
    { d: all((x) => rect(x + 102, -104, 22, 18)), fill: glass },
    { d: all((x) => rect(x, -18, UNIT, 18)), fill: mix(stone, shade, 0.35) },
    { d: all((x) => `${rect(x + 86, -18, 54, 9)}${rect(x + 80, -9, 66, 10)}`), fill: mix(stone, trim, 0.45) },
  ]
}
