/** A couple with a child, from behind, on the walk to the open door; and the board on the pavement. */
import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { polygon, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { leg, limb } from '../limbs.ts'
import { at, leaf, sun } from './view.ts'

const rim = mix(sun, ink.paper, 0.5)
const jeans = mix(ink.blue, ink.navy, 0.3)
const dress = mix(ink.brick, ink.amber, 0.15)
const shirt = mix(ink.glacier, ink.paper, 0.35)

/** On the left, 176 px tall. */
const man: Shape[] = [
  ...leg([11, -84], [14, -48], [10, -7], mix(jeans, ink.deep, 0.3), [12, 9, 7]),
  ...leg([-12, -84], [-12, -48], [-16, -6], jeans, [12, 9, 7]),
  { d: 'M-25-4q0-8 9-8t9 8v4h-18zM0-7q2-6 9-5t9 8l-1 4H2z', fill: ink.soil },
  { d: 'M-12-148Q-30-144-28-116L-25-84Q0-76 24-84L27-116Q30-144 12-148z', fill: shirt },
  { d: 'M6-149Q30-146 27-116L24-84 8-80Q16-110 6-149z', fill: ink.blue, opacity: 0.35 },
  { d: limb([-21, -136], [-31, -112], [-30, -88], [9, 7, 5.6]), fill: mix(shirt, ink.midRange, 0.12) },
  { d: limb([21, -136], [31, -113], [34, -91], [9, 7, 5.6]), fill: mix(shirt, ink.midRange, 0.4) },
  { d: 'M-35-88h10v10q-5 4-10 0zM29-92h10l1 10q-6 4-11 0z', fill: skins.tan },
  { d: 'M-8-158h16v12q-8 6-16 0z', fill: skins.tan },
  { d: 'M-14-166Q-15-184 0-185 15-184 14-166 12-153 0-152-12-153-14-166z', fill: hairs.brown },
  {
    d: 'M-13-147Q-28-144-27-120L-33-92M-13-166Q-14-182-2-184M-13-82L-20-12',
    stroke: rim,
    width: 3,
    round: true,
  },
]

/** On the right, 164 px tall, in a summer dress. */
const woman: Shape[] = [
  {
    d:
      limb([-7, -50], [-9, -28], [-8, -6], [6, 5.4, 3.4]) +
      limb([9, -50], [13, -28], [13, -9], [6, 5.4, 3.4]),
    fill: skins.fair,
  },
  { d: 'M-14-2q0-8 6-8t6 8v3h-12zM7-4q2-8 7-7t6 8l-1 4H8z', fill: ink.paper },
  {
    d: 'M-10-136Q-22-132-19-108L-14-92Q-22-64-30-42 0-32 30-44 20-70 14-92L19-108Q22-132 10-136z',
    fill: dress,
  },
  { d: 'M4-136Q22-132 19-108L14-92Q20-70 30-44L10-38Q10-80 4-136z', fill: ink.navy, opacity: 0.3 },
  { d: limb([-16, -126], [-27, -106], [-32, -85], [6, 4.6, 3.2]), fill: skins.fair },
  { d: limb([16, -126], [26, -108], [20, -90], [6, 4.6, 3.2]), fill: mix(skins.fair, ink.soil, 0.25) },
  { d: 'M18-104h18l3 28H16z', fill: mix(ink.oak, ink.wheat, 0.4) },
  { d: 'M-14-152Q-16-172 0-173 16-172 14-152L16-120Q0-110-16-120z', fill: hairs.blond },
  { d: 'M4-172Q16-170 14-152L16-120 4-115Q8-140 4-172z', fill: ink.soil, opacity: 0.35 },
  { d: 'M-14-122L-14-152Q-14-168-3-172M-16-94Q-22-66-30-44', stroke: rim, width: 3, round: true },
]

/** Between them, 104 px tall, a hand in each of theirs. */
const child: Shape[] = [
  { d: 'M-6-42L-8-8M6-42L11-14', stroke: mix(skins.tan, ink.soil, 0.1), width: 9, round: true },
  { d: 'M-15-1q0-8 7-8t6 8zM5-8q3-7 8-5t4 9l-9 1z', fill: ink.brick },
  { d: 'M-14-52h28l1 22H1l-2-8-2 8h-12z', fill: mix(ink.nearRange, ink.blue, 0.3) },
  { d: 'M-12-78Q0-84 12-78L15-46Q0-40-15-46z', fill: mix(ink.wheat, ink.amber, 0.3) },
  { d: 'M-12-74L-24-88M12-74L24-86', stroke: skins.tan, width: 8, round: true },
  { d: 'M-12-92Q-13-106 0-107 13-106 12-92 11-80 0-79-11-80-12-92z', fill: hairs.brown },
  { d: 'M-11-80Q-14-64-14-48M-11-92Q-12-104-2-106', stroke: rim, width: 3, round: true },
]

export function family(): Node[] {
  const [x, y] = at(7.4, 8.2).map(Math.round) as [number, number]
  return [
    // Their shadows, to the right.
    {
      d: `M${x - 70} ${y + 8}Q${x + 60} ${y - 8} ${x + 250} ${y - 22} ${x + 280} ${y - 18} ${x + 250} ${y - 10} ${x + 60} ${y + 10} ${x - 60} ${y + 14}zM${x + 40} ${y - 2}Q${x + 170} ${y - 16} ${x + 330} ${y - 34} ${x + 350} ${y - 28} ${x + 320} ${y - 22} ${x + 170} ${y} ${x + 56} ${y + 6}z`,
      fill: mix(leaf.dark, ink.navy, 0.45),
      opacity: 0.6,
    },
    { transform: `translate(${x - 56} ${y + 10}) scale(1.04)`, nodes: man },
    { transform: `translate(${x + 48} ${y + 2}) scale(1.04)`, nodes: woman },
    { transform: `translate(${x + 2} ${y + 6})`, nodes: child },
  ]
}

/** A folding board without letters: two lines and a gold roof stand for them. */
export function board(): Shape[] {
  const [s, t] = [5.75, 2.6]
  const on = (across: number, up: number, back = 0) => at(s + back + up * 0.22, t + across, up)
  const face = (x: number, low: number, wide: number, high: number) =>
    polygon([on(x, low), on(x + wide, low), on(x + wide, low + high), on(x, low + high)])
  return [
    {
      d: polygon([at(s, t), at(s + 0.6, t), at(s + 0.9, t + 2.6), at(s + 0.5, t + 2.6)]),
      fill: mix(leaf.dark, ink.navy, 0.45),
      opacity: 0.55,
    },
    {
      d: polygon([
        at(s + 0.42, t + 0.1),
        at(s + 0.46, t + 0.14),
        at(s + 0.22, t + 0.06, 1),
        at(s + 0.2, t, 1),
      ]),
      fill: ink.soil,
    },
    { d: face(0, 0, 0.75, 1.08), fill: mix(ink.oak, sun, 0.35) },
    { d: face(0.05, 0.16, 0.65, 0.86), fill: mix(ink.navy, ink.blue, 0.45) },
    {
      d: polygon([
        on(0.12, 0.68),
        on(0.375, 0.9),
        on(0.63, 0.68),
        on(0.57, 0.68),
        on(0.57, 0.46),
        on(0.18, 0.46),
        on(0.18, 0.68),
      ]),
      fill: mix(ink.wheat, ink.gold, 0.5),
    },
    { d: face(0.18, 0.3, 0.39, 0.05), fill: mix(ink.wheat, ink.paper, 0.4) },
    {
      d: `M${on(0, 0).map(Math.round).join(' ')}L${on(0, 1.08).map(Math.round).join(' ')}`,
      stroke: rim,
      width: 5,
    },
  ]
}
