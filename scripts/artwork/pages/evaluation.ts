import { ink, mix, oklch } from '../palette.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import { coats } from '../scenes/houses/coats.ts'
import { craftsman } from '../scenes/houses/craftsman.ts'
import { modern } from '../scenes/houses/modern.ts'
import { townhouses } from '../scenes/houses/townhouses.ts'
import { down, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 500, 412]
const LOW: Vault = { width: WIDTH, height: HEIGHT, horizon: 392, apex: [760, 80], span: [900, 1440] }

/** One street, four kinds of house, at the end of the day. It ends behind the form, so nothing shows beyond it. */
export function evaluation(): string {
  const grass = oklch(36, 0.045, 150)
  const wall = (tone: string) => ({ ...coats.evening, wall: tone })
  const row: Node[] = [
    placed(bungalow(wall(mix(ink.midRange, ink.glacier, 0.2))), 300, GROUND, 0.66),
    placed(craftsman(coats.evening), 740, GROUND, 0.66),
    placed(modern(wall(mix(ink.wheat, ink.belly, 0.4))), 1150, GROUND, 0.62),
  ]
  return svg(WIDTH, HEIGHT, [
    ...arch(
      LOW,
      { seed: 41, light: [700, 760] },
      ...mountains(LOW, { light: 700, seed: 61, rise: 86, count: 1 }),
    ),
    { d: rect(-20, GROUND - 22, 4040, 110), fill: mix(ink.nearRange, ink.navy, 0.35) },
    {
      d: [70, 110, 500, 968, 1390, 2130, 2190]
        .map((x, i) => spruce([x, GROUND], 110 + (i % 4) * 32))
        .join(''),
      fill: mix(ink.hill, ink.spruce, 0.5),
    },
    ...row,
    placed(
      townhouses(coats.evening, [
        mix(ink.belly, ink.midRange, 0.5),
        ink.nearRange,
        mix(ink.nearRange, ink.blue, 0.4),
        ink.belly,
      ]),
      1500,
      GROUND,
      0.7,
    ),
    {
      d: rect(-20, GROUND, 4040, 90),
      fill: down(
        GROUND,
        HEIGHT,
        [0, mix(grass, ink.navy, 0.2)],
        [0.34, ink.hill],
        [0.35, mix(ink.belly, ink.pale, 0.1)],
        [0.5, ink.belly],
        [0.51, ink.navy],
        [1, ink.night],
      ),
    },
    {
      d: rect(0, 300, 1600, 160),
      fill: glow([720, GROUND], 760, 0.12, [0, ink.gold, 0.34], [1, ink.gold, 0]),
    },
  ])
}
