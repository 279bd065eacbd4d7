import { ink, mix } from '../palette.ts'
import { estate } from '../scenes/houses/estate.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { dashes, down, glow, type Point, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { poplars } from './plants.ts'
import { mountains } from './stage.ts'
import { arch, type Vault } from './vault.ts'

const [WIDTH, HEIGHT, GROUND] = [4000, 900, 700]
const OVER: Vault = { width: WIDTH, height: HEIGHT, horizon: 690, apex: [2000, 130], span: [1500, 1500] }

/** A long lit house above still water at dusk, under the whole arch. */
export function luxury(): string {
  const ripples = Array.from(
    { length: 16 },
    (_, i): Point => [1200 + ((i * 467) % 1500), GROUND + 74 + ((i * 37) % 110)],
  )
  const firs = [560, 640, 700, 820, 1130, 1190, 1240, 2760, 2820, 2900, 3180, 3260, 3330]
  return svg(WIDTH, HEIGHT, [
    ...arch(
      OVER,
      { mood: moods.dusk, seed: 33, light: [2000, 900], moon: [2630, 300] },
      ...mountains(OVER, { light: 2000, seed: 52, rise: 96, tint: tints.dusk, haze: ink.amber }),
    ),
    {
      d: 'M-20 780C500 760 900 690 1400 698H2600C3100 690 3500 760 4020 780V900H-20z',
      fill: mix(ink.hill, ink.navy, 0.5),
    },
    {
      d: firs
        .map((x, i) => spruce([x, 728 - Math.abs(1 - Math.abs(x - 2000) / 1400) * 16], 96 + (i % 4) * 34))
        .join(''),
      fill: mix(ink.spruce, ink.night, 0.5),
    },
    ...poplars(
      [
        [1330, GROUND + 4],
        [1384, GROUND + 4],
        [2640, GROUND + 4],
        [2694, GROUND + 4],
      ],
      210,
      mix(ink.hill, ink.spruce, 0.5),
      ink.amber,
    ),
    { name: 'estate', nodes: [placed(estate(), 2000, GROUND, 1)] },
    {
      d: 'M-20 800C600 780 900 752 1260 742L2740 742C3100 752 3400 780 4020 800V900H-20z',
      fill: down(
        740,
        HEIGHT,
        [0, mix(ink.amber, ink.blue, 0.55)],
        [0.3, mix(ink.blue, ink.navy, 0.5)],
        [1, ink.deep],
      ),
    },
    {
      clip: rect(1200, 742, 1600, 158),
      opacity: 0.42,
      nodes: [{ use: 'estate', transform: `translate(0 ${GROUND * 2 + 78}) scale(1 -1)` }],
    },
    { d: dashes(ripples, 120), stroke: ink.lamp, width: 3, opacity: 0.4 },
    {
      d: polygon([
        [1250, 728],
        [2750, 728],
        [2790, 746],
        [1210, 746],
      ]),
      fill: mix(ink.night, ink.belly, 0.35),
    },
    {
      d: rect(1300, 600, 1400, 240),
      fill: glow([2000, 720], 640, 0.16, [0, ink.gold, 0.3], [1, ink.gold, 0]),
    },
  ])
}
