import { ink, kept, mix, oklch } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { castShade, haze, tufts } from '../scenes/foliage.ts'
import { coats } from '../scenes/houses/coats.ts'
import { lampLit } from '../scenes/lamp-lit.ts'
import { ranges } from '../scenes/land.ts'
import { dog } from '../scenes/people.ts'
import { below } from '../scenes/shadow.ts'
import { moonAndStars } from '../scenes/stars.ts'
import { between, down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'

const [WIDTH, HEIGHT, GROUND] = [1600, 1200, 985]
/** Sky above the roof, for a tall frame. */
const ABOVE = 180
/** The landing before the door, level with its sill, and the foot of the ramp that leads up to it from the left. */
const LANDING = { left: 720, right: 1080, top: 838 }
const FOOT = 310
const DOOR = { left: 812, right: 988, top: 540 }
const { wall, roof, trim } = coats.evening
const concrete = mix(ink.pale, ink.belly, 0.35)
const rail = mix(ink.wheat, ink.paper, 0.3)

/** A house whose open door is reached by a ramp with a handrail as well as by steps, at the end of the day. */
export function accessibility(): string {
  const grass = oklch(42, 0.06, 146)
  const nodes: Node[] = [
    {
      d: rect(0, -ABOVE, WIDTH, GROUND + ABOVE),
      fill: down(-ABOVE, GROUND, [0, mix(ink.glacier, ink.blue, 0.4)], [0.5, ink.lilac], [0.85, ink.blush]),
    },
    {
      d: rect(0, 200, WIDTH, GROUND - 200),
      fill: glow([300, 800], 760, 0.8, [0, ink.gold, 0.85], [0.5, ink.blush, 0.5], [1, ink.blush, 0]),
      daily: true,
    },
    ...moonAndStars({ width: WIDTH, horizon: 836, apex: [700, -170], span: [1000, 1000] }, 12),
    ...ranges({ width: WIDTH, base: 836, rise: 150, light: 300, floor: GROUND, seed: 27, count: 1 }),
    haze(500, 850, 900, ink.wheat, 0.4),
    ...firs(
      [
        [1392, GROUND - 12, 520],
        [1486, GROUND - 4, 400],
        [330, GROUND - 40, 300],
        [262, GROUND - 34, 210],
      ],
      ink.spruce,
      mix(ink.hill, ink.gold, 0.26),
      -1,
    ),
    {
      d: `M0 ${GROUND - 34}Q500 ${GROUND - 60} 900 ${GROUND - 30}T${WIDTH} ${GROUND - 40}V${HEIGHT}H0z`,
      fill: down(GROUND - 50, HEIGHT, [0, mix(grass, ink.wheat, 0.2)], [1, mix(grass, ink.night, 0.6)]),
    },
    ...house(),
    ...entry(),
    {
      d: tufts({ from: 180, to: 1560, far: 1040, near: 1180, seed: 8, count: 26 }),
      stroke: mix(grass, ink.wheat, 0.3),
      width: 3,
      round: true,
    },
    ...steps(),
    ...ramp(),
    // At night what the hall and the lamp light: the landing, and the upper part of the ramp with its handrail.
    {
      d: ellipse(860, 830, 420, 170),
      fill: glow([900, 810], 420, 0.4, [0, ink.lamp, 0.46], [0.5, ink.gold, 0.16], [1, ink.gold, 0]),
      nightly: true,
    },
    placed(lampLit(dog()), 1024, LANDING.top + 2, 2),
  ]
  return svg(WIDTH, HEIGHT + ABOVE, [{ nodes, transform: `translate(0 ${ABOVE})` }])
}

/** A gabled front with a lit window beside the door and a round one under the roof. */
function house(): Shape[] {
  const window = rect(530, 590, 176, 150)
  const round = ellipse(860, 330, 44)
  return [
    castShade(860, GROUND, 640),
    {
      d: polygon([
        [470, GROUND],
        [470, 470],
        [860, 170],
        [1250, 470],
        [1250, GROUND],
      ]),
      fill: between(
        [470, 0],
        [1250, 0],
        [0, mix(wall, ink.wheat, 0.3)],
        [0.4, wall],
        [1, mix(wall, ink.navy, 0.4)],
      ),
    },
    {
      d: Array.from({ length: 14 }, (_, i) => `M470 ${500 + i * 34}h780`).join(''),
      stroke: ink.navy,
      width: 2,
      opacity: 0.24,
    },
    { d: rect(470, 900, 780, 85), fill: mix(coats.evening.stone, ink.navy, 0.3) },
    {
      d: 'M400 548L860 186 1320 548 1320 498 860 122 400 498z',
      fill: roof,
    },
    { d: 'M400 548L860 186 1320 548', stroke: trim, width: 12 },
    { d: 'M400 498L860 122', stroke: ink.gold, width: 5, opacity: 0.8 },
    { d: round, fill: ink.lamp, stroke: trim, width: 12 },
    { d: 'M816 330h88M860 286v88', stroke: trim, width: 6 },
    { d: window, fill: ink.lamp, stroke: trim, width: 14 },
    { d: 'M618 590v150M530 656h176', stroke: trim, width: 7 },
    // A plant on the sill.
    { d: 'M650 740c-6-40-28-46-34-66 22 6 32 22 36 40 2-26 14-40 30-46-2 28-20 44-26 72z', fill: ink.spruce },
    { d: rect(514, 740, 208, 14), fill: trim },
    below(537, 597, 162, 40),
  ]
}

/** The open door, the hall behind it, the roof over it and its lamp. */
function entry(): Shape[] {
  const { left, right, top } = DOOR
  const sill = LANDING.top
  return [
    { d: rect(left - 22, top - 22, right - left + 44, sill - top + 22), fill: trim },
    { d: rect(left, top, right - left, sill - top), fill: down(top, sill, [0, ink.lamp], [1, ink.gold]) },
    { d: `M${left} ${sill}l52-60h92l${right - left - 144} 60z`, fill: kept(mix(ink.oak, ink.gold, 0.3)) },
    { d: rect(left + 52, top + 96, 92, sill - top - 156), fill: kept(mix(ink.gold, ink.oak, 0.22)) },
    // A picture of the mountains in the hall.
    { d: rect(left + 68, top + 120, 60, 46), fill: kept(ink.glacier), stroke: kept(ink.oak), width: 5 },
    { d: `M${left + 70} ${top + 164}l18-24 12 12 12-18 16 30z`, fill: kept(ink.blue) },
    // The door, opened inward.
    { d: `M${right} ${top}l-50 26v${sill - top - 60}l50 34z`, fill: kept(mix(ink.brick, ink.navy, 0.12)) },
    {
      d: `M${right - 10} ${top + 40}l-30 14v76l30-4zM${right - 10} ${top + 156}l-30-2v88l30 14z`,
      stroke: mix(ink.brick, ink.deep, 0.4),
      width: 4,
    },
    { d: `M${right - 44} ${top + 158}v22`, stroke: ink.gold, width: 7, round: true },
    { d: `M${left - 60} ${top - 60}h${right - left + 120}l-30-56h${left - right - 60}z`, fill: roof },
    { d: rect(left - 60, top - 62, right - left + 120, 12), fill: trim },
    below(left - 60, top - 50, right - left + 120, 46),
    { d: ellipse(1052, 640, 120), fill: glow([1052, 640], 120, 1, [0, ink.gold, 0.55], [1, ink.gold, 0]) },
    { d: rect(1036, 606, 32, 62), fill: ink.night },
    { d: rect(1043, 616, 18, 42), fill: ink.lamp },
  ]
}

/** The landing and three steps at its right. */
function steps(): Shape[] {
  const { left, right, top } = LANDING
  const rise = (GROUND + 10 - top) / 3
  const treads = [1, 2].map((i) => [right + 64 * (i - 1), top + rise * i, 64] as const)
  return [
    {
      d:
        rect(left, top, right - left, GROUND + 10 - top) +
        treads.map(([x, y, w]) => rect(x, y, w, GROUND + 10 - y)).join(''),
      fill: down(top, GROUND, [0, concrete], [1, mix(concrete, ink.navy, 0.45)]),
    },
    {
      d: `M${left} ${top}H${right}${treads.map(([x, y, w]) => `M${x} ${y}h${w}`).join('')}`,
      stroke: mix(concrete, ink.paper, 0.6),
      width: 9,
    },
    {
      d: `M${DOOR.left} ${top}h${DOOR.right - DOOR.left}l70 46H${DOOR.left - 50}z`,
      fill: down(top, top + 60, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    {
      d: `M${right - 6} ${top}v-118l150 118v${GROUND - top - 8}`,
      stroke: ink.navy,
      width: 8,
    },
    { d: `M${right - 40} ${top - 118}h34l150 118h26`, stroke: rail, width: 11, round: true },
    {
      d: [1262, 1310, 1352].map((x, i) => ellipse(x, GROUND - 8, 40 - 6 * i, 44 - 9 * i)).join(''),
      fill: mix(ink.hill, ink.spruce, 0.3),
    },
    {
      d: ellipse(1250, GROUND - 24, 22, 24) + ellipse(1300, GROUND - 18, 18, 20),
      fill: mix(ink.hill, ink.gold, 0.2),
    },
    // The path to both.
    {
      d: `M${FOOT - 40} ${GROUND + 8}H1240q70 50 136 220H566q-46-140-126-172-60-22-170-24z`,
      fill: down(GROUND, HEIGHT, [0, mix(concrete, ink.wheat, 0.3)], [1, mix(concrete, ink.navy, 0.3)]),
    },
  ]
}

/** The ramp's side and its surface, and a handrail at two heights that goes on level at both ends. */
function ramp(): Node[] {
  const { left, top } = LANDING
  const posts = [0, 0.25, 0.5, 0.75, 1].map(
    (at) => [FOOT + 20 + (left - FOOT - 20) * at, GROUND + 6 + (top - GROUND - 6) * at] as const,
  )
  const along = (up: number) =>
    `M${FOOT - 30} ${GROUND + 6 - up}h50L${left} ${top - up}h${DOOR.left - 60 - left}`
  return [
    {
      d: `M${FOOT} ${GROUND + 10}L${left} ${top}V${GROUND + 10}z`,
      fill: between(
        [FOOT, 0],
        [left, 0],
        [0, mix(concrete, ink.wheat, 0.25)],
        [1, mix(concrete, ink.navy, 0.4)],
      ),
    },
    { d: `M${FOOT} ${GROUND + 8}L${left} ${top}`, stroke: mix(concrete, ink.paper, 0.6), width: 10 },
    {
      d:
        posts.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v-118`).join('') +
        `M${DOOR.left - 62} ${top}v-118`,
      stroke: ink.navy,
      width: 8,
    },
    { d: along(72), stroke: rail, width: 7, round: true },
    { d: along(118), stroke: rail, width: 11, round: true },
    { d: `M${FOOT - 30} ${GROUND + 6 - 118}q-16 0-16 16v14q0 16 16 16`, stroke: rail, width: 7, round: true },
  ]
}
