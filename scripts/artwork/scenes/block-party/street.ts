/** The street: old houses with their lights on, elms, and the lines of lights between them. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { elm } from '../elm.ts'
import { height, width } from '../frame.ts'
import { coats } from '../houses/coats.ts'
import { cottage, cottageSide } from '../houses/cottage.ts'
import { moonAndStars } from '../stars.ts'

const GROUND = 620
const HOUSES = [
  { x: 150, size: 250, tall: 210, wall: mix(ink.nearRange, ink.glacier, 0.3) },
  { x: 500, size: 230, tall: 160, wall: mix(ink.brick, ink.soil, 0.4) },
  { x: 820, size: 250, tall: 230, wall: mix(ink.midRange, ink.wheat, 0.4) },
  { x: 1140, size: 220, tall: 170, wall: mix(ink.nearRange, ink.blue, 0.4) },
  { x: 1460, size: 250, tall: 220, wall: mix(ink.oak, ink.belly, 0.4) },
] as const

/** A line of bulbs from one point to another, hanging by `sag`. */
function line(x: number, y: number, to: number, toY: number, sag: number): Shape[] {
  const count = Math.round((to - x) / 76)
  const bulbs = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const drop = 4 * sag * share * (1 - share)
    return `M${Math.round(x + (to - x) * share)} ${Math.round(y + (toY - y) * share + drop + 10)}h0`
  }).join('')
  return [
    { d: `M${x} ${y}Q${(x + to) / 2} ${(y + toY) / 2 + sag * 2} ${to} ${toY}`, stroke: ink.deep, width: 4 },
    { d: bulbs, stroke: ink.lamp, width: 18, round: true },
  ]
}

export function street(): Node[] {
  const grass = oklch(42, 0.06, 150)
  const paved = mix(ink.belly, ink.lilac, 0.3)
  return [
    {
      d: rect(0, 0, width, GROUND),
      fill: down(
        0,
        GROUND,
        [0, mix(ink.navy, ink.blue, 0.6)],
        [0.5, mix(ink.blue, ink.lilac, 0.6)],
        [0.85, mix(ink.blush, ink.gold, 0.3)],
      ),
    },
    ...moonAndStars({ width, horizon: GROUND, apex: [800, -60], span: [4000, 4000], clear: 0.5 }, 9),
    {
      d: rect(0, 260, width, 400),
      fill: glow([660, GROUND], 760, 0.4, [0, ink.amber, 0.8], [1, ink.blush, 0]),
      daily: true,
    },
    ...elm(326, 630, 420, mix(grass, ink.hill, 0.5), mix(ink.soil, ink.navy, 0.4), ink.gold),
    ...elm(1300, 630, 440, mix(grass, ink.hill, 0.5), mix(ink.soil, ink.navy, 0.4), ink.gold),
    ...HOUSES.map(({ x, size, tall, wall }) =>
      // The low sun is behind the street: the sides that it reaches are warmer than the fronts.
      placed(
        [
          ...cottageSide(size, tall, { ...coats.evening, wall }, [690 - x, -150], mix(wall, ink.gold, 0.36)),
          ...cottage(size, tall, { ...coats.evening, wall }),
        ],
        x,
        GROUND,
        1,
      ),
    ),
    {
      d: `M0 ${GROUND}V596q30-24 66-6 40-22 74 4 30-16 60 4V${GROUND}zM610 ${GROUND}v-20q30-24 60-4 30-18 56 24zM930 ${GROUND}v-20q30-24 60-4 30-18 56 24zM1250 ${GROUND}v-20q30-24 60-4 30-18 56 24z`,
      fill: mix(ink.hill, grass, 0.35),
    },
    {
      d: rect(0, GROUND, width, 40),
      fill: down(GROUND, GROUND + 40, [0, grass], [1, mix(grass, ink.hill, 0.5)]),
    },
    {
      d: rect(0, GROUND + 36, width, height),
      fill: down(GROUND + 36, height, [0, paved], [1, mix(paved, ink.navy, 0.6)]),
    },
    { d: `M0 ${GROUND + 38}H1600`, stroke: mix(paved, ink.wheat, 0.5), width: 5 },
    {
      d: ellipse(800, 780, 760, 150),
      fill: glow([800, 780], 760, 0.2, [0, ink.lamp, 0.55], [0.6, ink.gold, 0.2], [1, ink.gold, 0]),
    },
    { d: 'M226 900V120M1374 900V120', stroke: ink.deep, width: 12 },
    ...line(226, 128, 1374, 128, 120),
    ...line(-40, 60, 226, 128, 30),
    ...line(1374, 128, 1640, 60, 30),
  ]
}
