import { ink, kept, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { firs } from '../scenes/fir.ts'
import { castShade, haze, type Lawn, tufts } from '../scenes/foliage.ts'
import { coats } from '../scenes/houses/coats.ts'
import { rim, unlit } from '../scenes/houses/light.ts'
import { modern } from '../scenes/houses/modern.ts'
import { lampLit } from '../scenes/lamp-lit.ts'
import { hillside } from '../scenes/land.ts'
import { agent } from '../scenes/people.ts'
import { thrown } from '../scenes/shadow.ts'
import { sky } from '../scenes/sky.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { droneInFlight } from './drone-flight.ts'
import { videographer, windowLight } from './film-crew.ts'
import { poplars } from './plants.ts'
import { mountains, WIDTH } from './stage.ts'

/** The format of cinema, 2.39 to 1. */
const HEIGHT = 1674
const GROUND = 1400
/** How far the drone flies above the frame, and the frame’s round corners. */
const ABOVE = 330
const FRAME = `M40 0H${WIDTH - 40}q40 0 40 40V${HEIGHT - 40}q0 40-40 40H40q-40 0-40-40V40q0-40 40-40z`
/** Where the grass grows, at the size of other scenes. */
const LAWN: Omit<Lawn, 'seed' | 'count'> = { from: 0, to: 1660, far: 4, near: 104, bare: [955, 1085] }
const SKY = { width: WIDTH, height: HEIGHT, horizon: 1240, apex: [2560, 240], span: [2900, 2300] } as const

/** An infill in the last gold light, its film crew at work before it, and their drone, which leaves the frame. */
export function videoProduction(): string {
  const grass = mix(oklch(40, 0.06, 130), ink.gold, 0.18)
  const filmed: Node[] = [
    ...sky({ ...SKY, light: [3420, 1250], seed: 8, streaks: 1 }),
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
        ...entry,
      ],
      2530,
      GROUND,
      2.5,
    ),
    ...elm(900, 1430, 760, mix(ink.hill, grass, 0.3), ink.spruce, ink.wheat),
    thrown(1900, 3250, GROUND + 2, 130, -460),
    castShade(740, 1446, 520),
    castShade(3220, GROUND + 14, 380),
    {
      d: rect(1300, 1330, 2500, 340),
      fill: glow([2500, GROUND], 1200, 0.2, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      transform: `translate(0 ${GROUND}) scale(2.4)`,
      nodes: [
        {
          d: tufts({ ...LAWN, seed: 5, count: 13 }),
          stroke: mix(grass, ink.night, 0.6),
          width: 2.4,
          round: true,
        },
        {
          d: tufts({ ...LAWN, seed: 6, count: 13 }),
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
      d: rect(2100, GROUND, 1700, HEIGHT - GROUND),
      fill: glow([2860, 1470], 820, 0.17, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
      nightly: true,
    },
    // The long shadows of the crew.
    {
      d: ellipse(2600, 1490, 200, 13) + ellipse(3340, 1592, 340, 18),
      fill: ink.night,
      opacity: 0.45,
    },
    placed(lampLit(agent('blue')), 2760, 1486, 3),
    placed([...lampLit(videographer()), windowLight], 3550, 1590, 4.1),
    {
      d: rect(0, 0, WIDTH, HEIGHT),
      fill: glow([2300, 900], 2500, 0.7, [0, ink.deep, 0], [0.6, ink.deep, 0], [1, ink.deep, 0.62]),
    },
  ]
  return svg(WIDTH, HEIGHT + ABOVE, [
    {
      transform: `translate(0 ${ABOVE})`,
      nodes: [
        { clip: FRAME, nodes: [{ nodes: filmed, outside: true }] },
        ...viewfinder(),
        placed(droneInFlight(), 2100, -20, 1.2),
      ],
    },
  ])
}

/** At night, the light under the slab: on the door and on the cedar beside it. */
const entry: readonly Shape[] = [
  { d: rect(-50, -120, 54, 116), fill: kept(ink.brick), nightly: true },
  { d: 'M-8-78v40', stroke: ink.wheat, width: 4, nightly: true },
  {
    d: rect(-62, -131, 222, 131),
    fill: glow(
      [-23, -131],
      150,
      1,
      [0, ink.lamp, 0.6],
      [0.5, kept(ink.amber), 0.24],
      [1, kept(ink.amber), 0],
    ),
    nightly: true,
  },
]

/** The corners of a viewfinder, and the light that says it records. */
function viewfinder(): Shape[] {
  const [left, top, right, bottom, long] = [110, 100, WIDTH - 110, HEIGHT - 100, 170]
  return [
    {
      d: `M${left} ${top + long}v${-long}h${long}M${right - long} ${top}h${long}v${long}M${right} ${bottom - long}v${long}h${-long}M${left + long} ${bottom}h${-long}v${-long}`,
      stroke: ink.paper,
      width: 9,
      opacity: 0.9,
    },
    { d: ellipse(250, 240, 30), fill: ink.brick },
  ]
}
