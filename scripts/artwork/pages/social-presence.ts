import { ink, mix, oklch } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { coats } from '../scenes/houses/coats.ts'
import { craftsman } from '../scenes/houses/craftsman.ts'
import { dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { HEIGHT, WIDTH } from './stage.ts'

/** The screen of a phone. */
const SCREEN = { wide: 414, tall: 900, radius: 34 }
const GROUND = 600

interface Hour {
  sky: readonly [top: string, middle: string, horizon: string]
  /** Height of the sun or moon in the sky, in px from the top, and its colour. */
  sun: readonly [y: number, tone: string]
  /** Whether the stars are out. */
  night?: boolean
  /** The colour of the light on the house and the land, and its share. */
  light: readonly [tone: string, share: number]
  lit?: boolean
}

const rose = oklch(80, 0.075, 50)
/** Below the land, of which it lights the edge. */
const SET = [700, mix(ink.blue, ink.glacier, 0.3)] as const
/** A phone shows the three in the middle alone: dawn, noon and nightfall, with the hours of the night on both sides. */
const HOURS: readonly Hour[] = [
  {
    sky: [ink.deep, ink.navy, mix(ink.blue, ink.navy, 0.55)],
    sun: SET,
    night: true,
    light: [ink.deep, 0.66],
  },
  {
    sky: [ink.navy, mix(ink.blue, ink.navy, 0.3), mix(ink.blue, rose, 0.4)],
    sun: [620, rose],
    light: [ink.navy, 0.5],
    lit: true,
  },
  {
    sky: [mix(ink.blue, ink.glacier, 0.35), mix(rose, ink.pale, 0.2), mix(ink.gold, rose, 0.5)],
    sun: [424, ink.wheat],
    light: [rose, 0.34],
  },
  {
    sky: [mix(ink.glacier, ink.blue, 0.45), ink.glacier, ink.pale],
    sun: [160, ink.paper],
    light: [ink.paper, 0.08],
  },
  {
    sky: [mix(ink.deep, ink.navy, 0.5), mix(ink.navy, ink.blue, 0.55), mix(ink.amber, rose, 0.25)],
    sun: [540, ink.amber],
    night: true,
    light: [ink.navy, 0.58],
    lit: true,
  },
  {
    sky: [ink.deep, ink.navy, mix(ink.blue, ink.navy, 0.3)],
    sun: [236, ink.pale],
    night: true,
    light: [ink.deep, 0.58],
    lit: true,
  },
  {
    sky: [ink.deep, ink.navy, mix(ink.blue, ink.navy, 0.4)],
    sun: SET,
    night: true,
    light: [ink.deep, 0.62],
    lit: true,
  },
]

/** One house on seven phones, from the end of one night to the next; the sun crosses the row in an arch. */
export function socialPresence(): string {
  const { wide, tall, radius } = SCREEN
  const screen = rounded(0, 0, wide, tall, radius)
  const phones = HOURS.map((hour, index): Node => {
    const away = Math.abs(index - 3)
    return {
      transform: `translate(${Math.round(WIDTH / 2 - wide / 2 + (index - 3) * 548)} ${160 + 28 * away ** 2})`,
      nodes: [
        {
          d: rounded(-22, -22, wide + 44, tall + 44, radius + 22),
          fill: ink.navy,
          stroke: mix(ink.belly, ink.midRange, 0.4),
          width: 5,
        },
        {
          clip: screen,
          nodes: [
            ...heaven(hour),
            index ? { use: 'home', transform: 'translate(0 0)' } : home(),
            ...evening(hour),
          ],
        },
        { d: marks(HOURS.length), stroke: ink.paper, width: 6, round: true, opacity: 0.45 },
        { d: marks(index + 1), stroke: ink.paper, width: 6, round: true },
      ],
    }
  })
  return svg(WIDTH, HEIGHT, phones)
}

const STARS: readonly Point[] = [
  [64, 96],
  [120, 190],
  [186, 118],
  [330, 84],
  [366, 214],
  [84, 292],
  [212, 262],
]

function heaven({ sky: [top, middle, horizon], sun: [y, tone], night }: Hour): Shape[] {
  const all = rect(0, 0, SCREEN.wide, GROUND + 10)
  const x = SCREEN.wide * 0.62
  return [
    { d: all, fill: down(0, GROUND, [0, top], [0.6, middle], [1, horizon]) },
    { d: all, fill: glow([x, y], 300, 1, [0, tone, night && y < GROUND - 100 ? 0.3 : 0.7], [1, tone, 0]) },
    ...(night ? [{ d: dashes(STARS, 0), stroke: ink.paper, width: 5, round: true, opacity: 0.8 }] : []),
    { d: ellipse(x, y, 34), fill: tone },
  ]
}

/** The mountains, the lawn and the house, without light in its windows. */
function home(): Node {
  const grass = oklch(50, 0.06, 145)
  const glass = mix(ink.blue, ink.navy, 0.35)
  return {
    name: 'home',
    nodes: [
      {
        d: polygon([
          [0, 510],
          [60, 460],
          [110, 492],
          [190, 436],
          [260, 490],
          [330, 450],
          [414, 502],
          [414, 620],
          [0, 620],
        ]),
        fill: mix(ink.midRange, ink.nearRange, 0.3),
      },
      ...firs(
        [34, 84, 372].map((x, i) => [x, GROUND + 10, 190 - i * 36] as const),
        mix(ink.hill, grass, 0.2),
        mix(ink.hill, grass, 0.75),
      ),
      placed(
        craftsman({
          ...coats.evening,
          wall: mix(ink.wheat, ink.pale, 0.35),
          roof: mix(ink.soil, ink.brick, 0.22),
          glass,
        }),
        214,
        GROUND + 6,
        0.7,
      ),
      { d: rect(0, GROUND, 414, 300), fill: down(GROUND, 900, [0, grass], [1, mix(grass, ink.hill, 0.5)]) },
      { d: 'M190 600h48l90 300h-228z', fill: mix(ink.wheat, ink.belly, 0.3) },
    ],
  }
}

/** The hour's light over it, and the lamps behind its windows. */
function evening({ light: [tone, share], lit }: Hour): Node[] {
  const shade: Shape = {
    d: rect(0, 340, SCREEN.wide, 560),
    fill: down(340, 540, [0, tone, 0], [1, tone, share]),
  }
  if (!lit) return [shade]
  const panes = [rect(-176, -130, 84, 74), rect(92, -130, 84, 74), rect(-48, -264, 96, 52)].join('')
  return [
    shade,
    placed(
      [
        { d: panes, fill: ink.lamp },
        {
          d: ellipse(0, -60, 300, 170),
          fill: glow([0, -60], 300, 0.55, [0, ink.gold, 0.4], [1, ink.gold, 0]),
        },
      ],
      214,
      GROUND + 6,
      0.7,
    ),
  ]
}

/** The marks at the top of a story, one for each part; the parts seen so far are bright. */
const marks = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${30 + i * 51} 34h38`).join('')

function rounded(x: number, y: number, wide: number, tall: number, r: number): string {
  const [across, up] = [wide - 2 * r, tall - 2 * r]
  return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${up}a${r} ${r} 0 0 1-${r} ${r}h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${up}a${r} ${r} 0 0 1 ${r}-${r}z`
}
