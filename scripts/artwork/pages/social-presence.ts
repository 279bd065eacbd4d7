import { ink, mix, oklch } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { coats } from '../scenes/houses/coats.ts'
import { craftsman } from '../scenes/houses/craftsman.ts'
import { agent } from '../scenes/people.ts'
import { dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { HEIGHT, WIDTH } from './stage.ts'

/** The screen of a phone. */
const SCREEN = { wide: 414, tall: 900, radius: 34 }
const GROUND = 600
/** The scale of the house in a drawing whose origin is the foot of its door. */
const HOUSE = 0.7

interface Hour {
  sky: readonly [top: string, middle: string, horizon: string]
  /** Height of the sun or moon in the sky, in px from the top, and its colour. */
  sun: readonly [y: number, tone: string]
  /** Whether the stars are out. */
  night?: boolean
  /** The colour of the light on the house and the land, and its share. */
  light: readonly [tone: string, share: number]
  lit?: boolean
  /** How near the house is, and the point of the screen that its door is at. */
  view: readonly [scale: number, x: number, y: number]
  people?: Node
}

/** Two heads and their shoulders, behind the left window of the house. */
const AT_THE_WINDOW = `${ellipse(-154, -95, 9, 10.5)}M-174-56c0-19 8-26 20-26s20 7 20 26z${ellipse(-117, -90, 8.5, 10)}M-136-56c0-15 8-21 19-21s19 6 19 21z`

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
    view: [0.62, 150, 560],
  },
  {
    sky: [ink.navy, mix(ink.blue, ink.navy, 0.3), mix(ink.blue, rose, 0.4)],
    sun: [620, rose],
    light: [ink.navy, 0.5],
    view: [0.8, 250, 650],
    lit: true,
  },
  {
    sky: [mix(ink.blue, ink.glacier, 0.35), mix(rose, ink.pale, 0.2), mix(ink.gold, rose, 0.5)],
    sun: [424, ink.wheat],
    light: [rose, 0.34],
    view: [1, 214, 606],
  },
  {
    sky: [mix(ink.glacier, ink.blue, 0.45), ink.glacier, ink.pale],
    sun: [160, ink.paper],
    light: [ink.paper, 0.08],
    view: [1.12, 200, 610],
    people: placed(agent('blue'), 92, 170, 1.7),
  },
  {
    sky: [mix(ink.deep, ink.navy, 0.5), mix(ink.navy, ink.blue, 0.55), mix(ink.amber, rose, 0.25)],
    sun: [540, ink.amber],
    night: true,
    light: [ink.navy, 0.58],
    view: [1.9, 190, 690],
    lit: true,
  },
  {
    sky: [ink.deep, ink.navy, mix(ink.blue, ink.navy, 0.3)],
    sun: [236, ink.pale],
    night: true,
    light: [ink.deep, 0.58],
    view: [2.5, 470, 700],
    people: placed([{ d: AT_THE_WINDOW, fill: mix(ink.soil, ink.deep, 0.3), opacity: 0.85 }], 0, 0, HOUSE),
    lit: true,
  },
  {
    sky: [ink.deep, ink.navy, mix(ink.blue, ink.navy, 0.4)],
    sun: SET,
    night: true,
    light: [ink.deep, 0.62],
    view: [0.62, 280, 560],
    lit: true,
  },
]

/** One house on seven phones, from far and near, from the end of one night to the next; the sun crosses the row in an arch. */
export function socialPresence(): string {
  const { wide, tall, radius } = SCREEN
  const screen = rounded(0, 0, wide, tall, radius)
  const phones = HOURS.map((hour, index): Node => {
    const away = Math.abs(index - 3)
    const [scale, x, y] = hour.view
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
            placed(
              [
                index ? { use: 'home', transform: 'translate(0 0)' } : home(),
                ...evening(hour),
                ...(hour.people ? [hour.people] : []),
              ],
              x,
              y,
              scale,
            ),
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
          [-560, -110],
          [-440, -150],
          [-360, -100],
          [-290, -176],
          [-214, -96],
          [-154, -146],
          [-104, -114],
          [-24, -170],
          [46, -116],
          [116, -156],
          [200, -104],
          [290, -160],
          [380, -112],
          [560, -150],
          [560, 14],
          [-560, 14],
        ]),
        fill: mix(ink.midRange, ink.nearRange, 0.3),
      },
      ...firs(
        [-180, -130, 158, -300, 262, 330].map((x, i) => [x, 4, 190 - (i % 3) * 36] as const),
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
        0,
        0,
        HOUSE,
      ),
      { d: rect(-560, -6, 1120, 460), fill: down(-6, 294, [0, grass], [1, mix(grass, ink.hill, 0.5)]) },
      { d: 'M-24-6h48l138 460h-300z', fill: mix(ink.wheat, ink.belly, 0.3) },
    ],
  }
}

/** The hour's light over it, and the lamps behind its windows. */
function evening({ light: [tone, share], lit }: Hour): Node[] {
  const shade: Shape = {
    d: rect(-560, -266, 1120, 720),
    fill: down(-266, -66, [0, tone, 0], [1, tone, share]),
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
      0,
      0,
      HOUSE,
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
