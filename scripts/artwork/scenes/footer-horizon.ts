/**
 * The last light over the Bow, the end of every page. It has no ground of its own: its sky and its water fade into the
 * footer's colour, whichever that is.
 */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { between, curve, dashes, down, glow, type Point, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { archY } from './arch.ts'
import { cyclist } from './corner-block/cyclist.ts'
import { firs } from './fir.ts'
import { ranges, tints } from './land.ts'

const [WIDTH, HEIGHT] = [1920, 340]
/** The far bank, and where the sun went down behind it. */
const [LINE, SUN] = [268, 1010]

export function footerHorizon(): string {
  const draw = random(17)
  const edge = Array.from({ length: 15 }, (_, i): Point => {
    const x = (i * WIDTH) / 14
    return [x, archY({ apex: [SUN, 26], span: [1180, 1060], horizon: LINE }, x)]
  })
  const open = `${curve(edge)}V${LINE}H0z`
  const city = skyline({
    x: 1060,
    ground: LINE + 2,
    scale: 0.62,
    haze: mix(ink.blue, ink.navy, 0.35),
    rim: ink.amber,
    lit: 0.2,
    light: -1,
    digits: 0,
  })
  const glints = Array.from({ length: 26 }, (): Point => [700 + 1000 * draw(), LINE + 8 + 56 * draw() ** 1.4])
  return svg(WIDTH, HEIGHT, [
    {
      d: open,
      fill: glow(
        [SUN, LINE],
        940,
        0.3,
        [0, ink.wheat, 0.95],
        [0.16, ink.gold, 0.85],
        [0.4, mix(ink.amber, ink.blush, 0.4), 0.5],
        [0.68, mix(ink.lilac, ink.blush, 0.3), 0.22],
        [1, ink.blue, 0],
      ),
    },
    {
      d: curve(edge),
      stroke: between(
        [0, 0],
        [WIDTH, 0],
        [0.02, ink.gold, 0],
        [0.35, ink.gold, 0.75],
        [SUN / WIDTH, ink.wheat],
        [0.7, ink.gold, 0.75],
        [0.98, ink.gold, 0],
      ),
      width: 2,
    },
    ...ranges({
      width: WIDTH,
      base: LINE,
      rise: 58,
      light: SUN,
      floor: LINE,
      seed: 64,
      tint: tints.dusk,
      haze: ink.amber,
      count: 1,
      reach: 700,
      spacing: 120,
    }),
    ...city.shapes,
    { d: dashes(city.windows, city.pane), stroke: ink.lamp, width: city.pane * 1.3 },
    {
      d: rect(0, LINE, WIDTH, HEIGHT - LINE),
      fill: glow(
        [SUN, LINE],
        900,
        0.08,
        [0, ink.wheat, 0.9],
        [0.3, ink.gold, 0.5],
        [0.65, mix(ink.lilac, ink.blue, 0.4), 0.2],
        [1, ink.blue, 0],
      ),
    },
    { d: dashes(glints, 44), stroke: ink.lamp, width: 2, round: true, opacity: 0.5 },
    {
      d: `M0 ${HEIGHT}V222C200 214 420 232 600 266S850 322 1000 ${HEIGHT}z`,
      fill: down(214, HEIGHT, [0, ink.spruce], [1, ink.deep]),
    },
    { d: 'M0 222C200 214 420 232 600 266S850 322 1000 340', stroke: mix(ink.hill, ink.gold, 0.3), width: 2 },
    ...firs(
      [
        [40, 228, 120],
        [104, 226, 164],
        [170, 228, 96],
        [420, 244, 84],
        [470, 250, 116],
        [1780, 252, 92],
        [1748, 262, 60],
      ],
      ink.deep,
      mix(ink.spruce, ink.hill, 0.5),
    ),
    // A house on the near bank, somebody at home.
    { d: 'M1822 240v-34l-8 2 42-36 42 36-8-2v34z', fill: ink.deep },
    { d: 'M1874 188v-20h10v28z', fill: ink.deep },
    { d: 'M1834 212h14v14h-14zM1864 212h14v14h-14z', fill: ink.lamp },
    {
      d: `M${WIDTH} ${HEIGHT}V236c-120-6-220 30-320 104z`,
      fill: down(214, HEIGHT, [0, ink.spruce], [1, ink.deep]),
    },
    // Home along the river, behind the light of the bicycle's lamp.
    {
      d: 'M754 264L864 306 846 324 754 272z',
      fill: between([754, 266], [850, 312], [0, ink.lamp, 0.6], [1, ink.lamp, 0]),
    },
    { transform: 'translate(724 300) rotate(11) scale(-.5 .5)', nodes: cyclist(0, 0) },
  ])
}
