import { mountains } from '../pages/stage.ts'
import { arch, under, type Vault } from '../pages/vault.ts'
import { ink, mix, oklch } from '../palette.ts'
import { curve, down, glow, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
import { hillside } from './land.ts'

const [WIDTH, HEIGHT] = [1000, 1400]
const VAULT: Vault = { width: WIDTH, height: HEIGHT, horizon: 1020, apex: [500, 752], span: [640, 640] }

/**
 * Portrait: one lit house under the arch, in the middle, where narrow windows keep it. The words stand on the open
 * half above, in the page's own dark; the foot has the colour of the page's `--scrim`, which continues it.
 */
export function authSide(): string {
  const [door, foot] = [500, 1186]
  const hill = { width: WIDTH, floor: HEIGHT }
  return svg(WIDTH, HEIGHT, [
    ...arch(
      VAULT,
      { seed: 47, light: [500, 470], moon: [690, 900] },
      ...mountains(VAULT, { light: 500, seed: 21, rise: 104 }),
    ),
    {
      clip: under(VAULT, 47),
      nodes: [
        ...hillside({
          ...hill,
          seed: 12,
          base: 1062,
          rise: 50,
          swell: 420,
          top: mix(ink.nearRange, ink.midRange, 0.2),
          foot: ink.hill,
        }),
      ],
    },
    ...hillside({
      ...hill,
      seed: 19,
      base: 1124,
      rise: 62,
      swell: 520,
      top: mix(ink.hill, ink.nearRange, 0.3),
      foot: ink.spruce,
      trees: { from: 40, to: 330, count: 14, height: [16, 48] },
      treeTone: ink.hill,
    }),
    {
      d: rect(170, 1000, 660, 300),
      fill: glow([door, 1150], 330, 0.42, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    placed(cottage(188, 112, { ...coats.evening, wall: mix(ink.hill, ink.nearRange, 0.4) }), door, foot, 1),
    {
      d: [330, 366, 398, 612, 646, 688, 724]
        .map((x, i) => spruce([x, foot + 4], 104 + ((i * 2) % 5) * 22))
        .join(''),
      fill: ink.night,
    },
    ...hillside({
      ...hill,
      seed: 26,
      base: 1226,
      rise: 44,
      swell: 640,
      top: ink.spruce,
      foot: oklch(20, 0.036, 215),
      trees: { from: 0, to: 250, count: 8, height: [50, 140] },
      treeTone: ink.night,
    }),
    {
      d: curve([
        [500, 1190],
        [486, 1232],
        [552, 1300],
        [470, 1420],
      ]),
      stroke: down(
        1190,
        1330,
        [0, mix(ink.wheat, ink.hill, 0.2), 0.8],
        [1, mix(ink.wheat, ink.hill, 0.5), 0],
      ),
      width: 10,
      round: true,
    },
  ])
}
