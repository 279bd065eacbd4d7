/** Those who have bought it: one reaches up the wall with a roller, the other kneels at the tray. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { down, ellipse, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { head } from '../people.ts'
import { at, bright, jeans, oak, sage, shade } from './view.ts'

const shirt = mix(ink.paper, ink.wheat, 0.5)
const scarf = mix(ink.brick, ink.amber, 0.15)
const jersey = mix(ink.gold, ink.oak, 0.2)

/** From behind, in dungarees, both arms up to the left; feet at 0, 140 px tall. The sun is at the right. */
const painter: Node[] = [
  // The pole and the roller.
  { d: 'M2-84L-45-164', stroke: mix(ink.oak, ink.wheat, 0.2), width: 3.4, round: true },
  { d: 'M-45-164l-3-9 12-6', stroke: ink.cloud, width: 2.4, round: true },
  { d: 'M-42-187l20-9 5 10-20 9z', fill: mix(sage, bright, 0.25) },
  { d: 'M14-100Q27-96 22-84L6-82', stroke: mix(shirt, shade, 0.3), width: 10, round: true },
  { d: 'M-6-60Q-9-34-10-8', stroke: mix(jeans, ink.navy, 0.35), width: 15, round: true },
  { d: 'M7-60Q10-34 11-8', stroke: jeans, width: 15, round: true },
  { d: 'M-20-2q1-7 9-7t8 7l-1 3h-15zM3-2q1-7 9-7t8 7l-1 3H4z', fill: ink.soil },
  { d: 'M-9-108Q-22-106-19-84L-15-56H16L19-84Q21-104 10-108 0-111-9-108z', fill: shirt },
  { d: 'M-9-108Q-22-106-19-84L-15-56H-3Q-12-84-9-108z', fill: mix(shirt, shade, 0.55) },
  { d: 'M-15-84H15L18-52Q0-47-17-52z', fill: jeans },
  { d: 'M-15-84H-4L-3-49Q-12-50-17-52z', fill: mix(jeans, ink.navy, 0.35) },
  { d: 'M-9-109L9-83M9-109L-9-83', stroke: mix(jeans, ink.navy, 0.12), width: 4.6 },
  { d: 'M-12-68h11v11h-11zM3-68h11v11H3z', stroke: mix(jeans, ink.navy, 0.5), width: 1.5 },
  // The arm that guides.
  { d: 'M-13-102Q-26-104-29-116L-29-130', stroke: mix(shirt, shade, 0.22), width: 10, round: true },
  { d: ellipse(-28, -136, 5.4, 6), fill: skins.fair },
  { d: 'M-5-112h10v8q-5 3-10 0z', fill: mix(skins.fair, ink.soil, 0.25) },
  { d: 'M-11.5-120Q-13-139 0-140 13-139 11.5-120 9-109 0-108-9-109-11.5-120z', fill: hairs.copper },
  { d: ellipse(4, -142, 7, 6), fill: hairs.copper },
  { d: 'M-12.5-124Q0-117 12.5-124L12.5-130Q0-124-12.5-130z', fill: scarf },
  {
    d: 'M12-102Q20-98 18-84L17-54M11-120Q11-136 3-138M18-50L18-12',
    stroke: bright,
    width: 2.2,
    round: true,
    daily: true,
  },
  {
    d: 'M-9-140Q0-143 9-136M-24-106Q-18-110-10-109M10-109Q20-106 20-96',
    stroke: bright,
    width: 2,
    round: true,
    opacity: 0.8,
    nightly: true,
  },
]

/** Kneeling, facing right, a roller in the tray before the knee; 112 px tall. */
const kneeler: Node[] = [
  { d: 'M-8-40Q-4-18-2-8L-36-5', stroke: mix(jeans, ink.navy, 0.45), width: 14, round: true },
  { d: 'M-44-10q-8 0-8 6v5h16z', fill: ink.soil },
  { d: 'M-6-42L24-42 24-8', stroke: jeans, width: 15, round: true },
  { d: 'M17-8h12l10 6v4H17z', fill: ink.soil },
  { d: 'M8-78Q26-66 34-50', stroke: mix(jersey, ink.soil, 0.35), width: 9, round: true },
  { d: 'M-2-92C-14-88-20-74-20-58L-18-36Q-2-30 12-38L17-64C19-80 18-90 12-93 6-96 2-95-2-92z', fill: jersey },
  { d: 'M-2-92C-14-88-20-74-20-58L-18-36Q-12-33-6-33-12-66-2-92z', fill: ink.soil, opacity: 0.35 },
  {
    transform: 'translate(11 15) rotate(9 0 -110)',
    nodes: [head(skins.brown, 'full', { d: aside.short, fill: hairs.black })],
  },
  { d: 'M0-82Q2-58 16-54L36-46', stroke: mix(jersey, bright, 0.2), width: 10, round: true },
  { d: 'M34-51q10-2 11 4-3 5-11 4z', fill: skins.brown },
  { d: 'M42-46L54-20', stroke: ink.cloud, width: 3, round: true },
  { d: 'M46-20l16-6 4 9-16 6z', fill: mix(sage, bright, 0.2) },
  // The tray.
  { d: 'M40-12L82-16 86-4 48 2z', fill: mix(ink.belly, ink.paper, 0.4) },
  { d: 'M46-11L80-14 82-7 52-2z', fill: sage },
  { d: 'M-3-93C-15-88-21-74-21-58L-19-38', stroke: bright, width: 2.4, round: true, daily: true },
  { d: 'M-14-84Q-6-96 8-96', stroke: bright, width: 2.2, round: true, opacity: 0.8, nightly: true },
]

const can = (lid: boolean): Shape[] => [
  { d: 'M-15-34H15V-2Q0 4-15-2z', fill: mix(ink.glacier, ink.belly, 0.3) },
  { d: 'M4-34H15V-2Q10 0 4 1z', fill: bright, opacity: 0.6 },
  { d: 'M-15-24H15V-12H-15z', fill: sage },
  { d: ellipse(0, -34, 15, 4), fill: lid ? mix(ink.belly, ink.paper, 0.5) : mix(sage, bright, 0.2) },
]

const feet = (along: number, across: number): [number, number] =>
  at(along, across).map(Math.round) as [number, number]

/** A ladder of two legs against the light, from the side. */
function ladder(): Shape[] {
  const [x, y] = feet(3.75, 0.75)
  return [
    {
      d: `M${x - 66} ${y + 14}L${x - 12} ${y - 372}M${x + 74} ${y - 6}L${x + 16} ${y - 372}`,
      stroke: mix(ink.oak, shade, 0.2),
      width: 11,
    },
    {
      d: [0.2, 0.4, 0.6, 0.8]
        .map(
          (t) =>
            `M${Math.round(x - 66 + 54 * t)} ${Math.round(y + 14 - 386 * t)}h${Math.round(138 - 112 * t)}`,
        )
        .join(''),
      stroke: mix(ink.oak, ink.wheat, 0.35),
      width: 10,
    },
    { d: `M${x - 30} ${y - 384}h62v16h-62z`, fill: mix(ink.oak, ink.wheat, 0.25) },
  ]
}

/** Boxes that wait at the right, a plant on one. */
function boxes(): Shape[] {
  const box = (along: number, across: number, size: number, high: number, up = 0): Shape[] => {
    const [a, b] = [along + size, across + size]
    const card = mix(oak, ink.wheat, 0.18)
    return [
      {
        d: polygon([
          at(along, across, up),
          at(along, b, up),
          at(along, b, up + high),
          at(along, across, up + high),
        ]),
        fill: mix(card, ink.soil, 0.32),
      },
      {
        d: polygon([
          at(along, across, up),
          at(a, across, up),
          at(a, across, up + high),
          at(along, across, up + high),
        ]),
        fill: mix(card, shade, 0.22),
      },
      {
        d: polygon([
          at(along, across, up + high),
          at(a, across, up + high),
          at(a, b, up + high),
          at(along, b, up + high),
        ]),
        fill: mix(card, bright, 0.4),
      },
      {
        d: polygon([
          at(along + size * 0.42, across, up + high - 0.16),
          at(along + size * 0.58, across, up + high - 0.16),
          at(along + size * 0.58, across, up + high),
          at(along + size * 0.42, across, up + high),
        ]),
        fill: mix(ink.wheat, ink.oak, 0.2),
      },
    ]
  }
  const [x, y] = at(1.25, 3.25, 0.82).map(Math.round) as [number, number]
  return [
    ...box(1, 3, 0.6, 0.46),
    ...box(1.02, 3.04, 0.5, 0.36, 0.46),
    { d: `M${x - 34} ${y - 60}h68l-10 60h-48z`, fill: scarf },
    {
      d: `M${x} ${y - 58}q-70-20-84-90 60 4 84 60-10-90 10-130 34 50 10 128 34-50 84-50-20 60-84 82z`,
      fill: mix(ink.nearRange, sage, 0.3),
    },
  ]
}

export function couple(): Node[] {
  const [px, py] = feet(3.25, 2)
  const [kx, ky] = feet(2.25, 2.75)
  const [cx, cy] = feet(2.75, 1.5)
  return [
    ...ladder(),
    {
      d: ellipse(px - 66, py + 4, 110, 13) + ellipse(kx - 60, ky + 2, 210, 16) + ellipse(cx - 14, cy, 40, 7),
      fill: ink.night,
      opacity: 0.3,
    },
    { transform: `translate(${px} ${py}) scale(3.05)`, nodes: painter },
    { transform: `translate(${cx} ${cy}) scale(1.5)`, nodes: can(false) },
    mirrored(kneeler, kx, ky, 3),
    ...boxes(),
    // At night they are lit from above alone.
    {
      d: rect(0, 0, width, height),
      fill: down(420, height, [0, ink.night, 0], [1, ink.night, 0.34]),
      nightly: true,
    },
  ]
}
