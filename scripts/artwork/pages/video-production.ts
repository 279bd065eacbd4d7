import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { firs } from '../scenes/fir.ts'
import { castShade, haze, type Lawn, tufts } from '../scenes/foliage.ts'
import { coats } from '../scenes/houses/coats.ts'
import { rim, unlit } from '../scenes/houses/light.ts'
import { modern } from '../scenes/houses/modern.ts'
import { hillside } from '../scenes/land.ts'
import { thrown } from '../scenes/shadow.ts'
import { sky } from '../scenes/sky.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { poplars } from './plants.ts'
import { mountains, WIDTH } from './stage.ts'

/** The format of cinema, 2.39 to 1. */
const HEIGHT = 1674
const GROUND = 1400
/** Where the grass grows, at the size of other scenes. */
const LAWN: Omit<Lawn, 'seed' | 'count'> = { from: 0, to: 1660, far: 4, near: 104, bare: [955, 1085] }
const SKY = { width: WIDTH, height: HEIGHT, horizon: 1240, apex: [2560, 240], span: [2900, 2300] } as const

/** An infill in the last gold light, framed in a camera’s viewfinder. */
export function videoProduction(): string {
  const grass = mix(oklch(40, 0.06, 130), ink.gold, 0.18)
  const filmed: Node[] = [
    ...sky({ ...SKY, light: [3420, 1250], moon: [2960, 420], seed: 8, streaks: 3 }),
    ...mountains(SKY, { seed: 9, rise: 200, light: 3420, count: 1 }),
    ...hillside({
      seed: 8,
      width: WIDTH,
      base: 1300,
      rise: 90,
      swell: 1100,
      floor: GROUND,
      top: mix(ink.nearRange, ink.gold, 0.2),
      foot: ink.nearRange,
    }),
    ...firs(
      [
        [150, 1394, 300],
        [330, 1398, 440],
        [560, 1392, 250],
        [3560, 1394, 280],
        [3740, 1398, 450],
      ],
      mix(ink.hill, ink.gold, 0.1),
      mix(ink.hill, ink.gold, 0.36),
      1,
      true,
    ),
    haze(3000, 1350, 1900, ink.blush, 0.4),
    {
      d: rect(0, 1360, WIDTH, 320),
      fill: down(
        1360,
        HEIGHT,
        [0, mix(grass, ink.gold, 0.15)],
        [0.2, grass],
        [1, mix(grass, ink.night, 0.65)],
      ),
    },
    ...poplars(
      [
        [1730, GROUND],
        [1840, GROUND],
        [3200, GROUND],
        [3310, GROUND],
      ],
      860,
      mix(ink.hill, grass, 0.4),
      ink.gold,
      true,
    ),
    placed(
      [
        ...modern({ ...coats.evening, wall: mix(ink.wheat, ink.belly, 0.3) }),
        // Under its roofs, where the light does not reach, and the edges that it catches.
        unlit('M-62-310h222v18H-62zM-236-243H-62v14h-174zM160-131h128v12H160z'),
        rim('M189-326v14M159-308v160M299-146v13M287-130V0', 3),
      ],
      2530,
      GROUND,
      2.5,
    ),
    ...elm(900, 1430, 760, mix(ink.hill, grass, 0.3), ink.spruce, ink.wheat),
    thrown(1900, 3250, GROUND + 2, 130, -460),
    castShade(740, 1446, 520),
    castShade(3220, GROUND + 14, 380),
    castShade(1690, GROUND + 14, 360),
    {
      d: rect(1300, 1330, 2500, 340),
      fill: glow([2500, GROUND], 1200, 0.2, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      transform: `translate(0 ${GROUND}) scale(2.4)`,
      nodes: [
        {
          d: tufts({ ...LAWN, seed: 5, count: 54 }),
          stroke: mix(grass, ink.night, 0.6),
          width: 2.4,
          round: true,
        },
        {
          d: tufts({ ...LAWN, seed: 6, count: 54 }),
          stroke: mix(grass, ink.gold, 0.28),
          width: 2,
          round: true,
        },
      ],
    },
    {
      d: polygon([
        [2370, 1410],
        [2530, 1410],
        [2640, HEIGHT],
        [2240, HEIGHT],
      ]),
      fill: mix(ink.wheat, ink.belly, 0.4),
      opacity: 0.75,
    },
    {
      d: rect(0, 0, WIDTH, HEIGHT),
      fill: glow([2300, 900], 2500, 0.7, [0, ink.deep, 0], [0.6, ink.deep, 0], [1, ink.deep, 0.62]),
    },
  ]
  return svg(WIDTH, HEIGHT, [{ nodes: filmed, outside: true }, ...viewfinder()])
}

/** The marks of a viewfinder: corners, thirds, a level, and the light that says it records. */
function viewfinder(): Shape[] {
  const [left, top, right, bottom, long] = [150, 130, WIDTH - 150, HEIGHT - 130, 190]
  const corners = `M${left} ${top + long}v${-long}h${long}M${right - long} ${top}h${long}v${long}M${right} ${bottom - long}v${long}h${-long}M${left + long} ${bottom}h${-long}v${-long}`
  const [x1, x2, y1, y2] = [WIDTH / 3, (2 * WIDTH) / 3, HEIGHT / 3, (2 * HEIGHT) / 3].map(Math.round)
  const level = Array.from(
    { length: 13 },
    (_, i) => `M${right - 70} ${597 + i * 40}h${i % 6 ? -34 : -70}`,
  ).join('')
  return [
    {
      d: `M${x1} 0V${HEIGHT}M${x2} 0V${HEIGHT}M0 ${y1}H${WIDTH}M0 ${y2}H${WIDTH}`,
      stroke: ink.paper,
      width: 3,
      opacity: 0.2,
    },
    {
      d: `${corners}${level}`,
      stroke: ink.paper,
      width: 9,
      opacity: 0.9,
    },
    { d: ellipse(290, 270, 30), fill: ink.brick },
    {
      d: polygon([
        [right - 150, 837],
        [right - 190, 815],
        [right - 190, 859],
      ]),
      fill: ink.gold,
    },
  ]
}
