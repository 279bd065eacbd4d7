/** People who stand or walk in a street, from the side and from behind, 140 px tall with the ground at 0. */
import { ink, mix } from '../palette.ts'
import type { Profile } from '../portraits/profile.ts'
import { ellipse, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
import { leg, limb } from './limbs.ts'
import { head } from './people.ts'

export interface Looks {
  skin: string
  hair: string
  profile?: Profile
  /** The outline of the hair, as from `aside`. */
  style: string
  coat: string
  trousers: string
}

type Point = readonly [number, number]

const SHOULDER: Point = [-6, -98]

/** The point that is `along` a direction and `across` it from another. */
const off = ([x, y]: Point, [dx, dy]: Point, along: number, across: number) =>
  [x + dx * along - dy * across, y + dy * along + dx * across].map(Math.round).join(' ').replace(' -', '-')

const direction = ([x, y]: Point, [toX, toY]: Point): Point => {
  const length = Math.hypot(toX - x, toY - y)
  return [(toX - x) / length, (toY - y) / length]
}

/** A sleeve from the shoulder to the cuff, narrower towards it, with a fold at the elbow. */
export function sleeve(elbow: Point, wrist: Point, shoulder = SHOULDER): string {
  const upper = direction(shoulder, elbow)
  const fore = direction(elbow, wrist)
  const bend = direction([0, 0], [upper[0] + fore[0], upper[1] + fore[1]])
  const out = 5.6 * Math.min(1.4, 1 / (bend[0] * upper[0] + bend[1] * upper[1]))
  const side = (turn: 1 | -1) => [
    off(shoulder, upper, 0, 6.6 * turn),
    off(elbow, bend, 0, out * turn),
    off(wrist, fore, 0, 4.8 * turn),
  ]
  const [s1, e1, w1] = side(1)
  const [s2, e2, w2] = side(-1)
  return `M${s1}L${e1} ${w1} ${w2} ${e2} ${s2}A7 7 0 0 1 ${s1}z`
}

/** A hand that reaches from a cuff around a point. */
export function palm(wrist: Point, hand: Point): string {
  const to = direction(wrist, hand)
  const at = (along: number, across: number) => off(hand, to, along, across)
  return `M${off(wrist, to, -1, 3.4)}Q${at(-1, 7)} ${at(4, 3)}T${at(3, -3)} ${off(wrist, to, -1, -3.4)}z`
}

/** Somebody who walks to the right; the near arm is given by its elbow and wrist. */
export const walking = (
  { skin, profile = 'even', hair, style, coat, trousers }: Looks,
  [elbow, wrist]: readonly [Point, Point] = [
    [-14, -76],
    [-8, -58],
  ],
  hand: Point = [-7, -53],
): Node[] => [
  { d: limb([-1, -60], [-6, -35], [-25, -8]), fill: mix(trousers, ink.deep, 0.35) },
  ...leg([2, -58], [13, -36], [14, -4], trousers),
  // The heel of the one behind is up.
  { d: 'M-29-15l11 7-2 8h-3q-9-5-11-9zM9-7h9l9 5v3H9z', fill: ink.deep },
  {
    d: 'M-9-107C-19-102-20-89-18-75L-18-52Q0-44 17-52L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: coat,
  },
  { d: 'M-9-107C-19-102-20-89-18-75L-18-52Q-12-49-6-48-12-80-9-107z', fill: ink.deep, opacity: 0.22 },
  head(skin, profile, { d: style, fill: hair }),
  { d: palm(wrist, hand), fill: skin },
  { d: sleeve(elbow, wrist), fill: mix(coat, ink.soil, 0.28) },
]

/** The outline of hair from behind, on a head of 12 px. */
const BACK_HAIR = {
  short: 'M-11-121Q-13-140 0-140T11-121Q9-111 0-111T-11-121z',
  long: 'M-12-124C-13-137-8-142 0-142S13-137 12-124C12-112 14-102 11-93 7-88 3-92 0-89-4-88-7-93-11-91-14-100-12-112-12-124z',
}

interface Pose {
  hair?: keyof typeof BACK_HAIR
  arms?: keyof typeof ARMS
  /** By how many degrees the head is tilted, to the right. */
  tilt?: number
}

/** A sleeve that hangs at the left, and one whose hand is in a pocket: from the shoulder over the elbow to the cuff. */
const HANGS = 'M-8-109C-17-107-19-99-20-88L-23-62Q-19-57-14-60L-11-92z'
const POCKETS = 'M-8-109C-17-107-20-100-22-91L-28-74Q-28-69-24-67L-14-58-10-64-17-73-12-92z'
const RIGHT = {
  hangs: 'M8-109C17-107 19-99 20-88L23-62Q19-57 14-60L11-92z',
  pockets: 'M8-109C17-107 20-100 22-91L28-74Q28-69 24-67L14-58 10-64 17-73 12-92z',
}

/** The sleeves, and the hands that show. */
const ARMS = {
  hanging: [HANGS + RIGHT.hangs, ellipse(-19, -56, 4, 6) + ellipse(19, -56, 4, 6)],
  pockets: [POCKETS + RIGHT.pockets, ''],
  /** Of the right arm alone: the left one is drawn over whoever stands there. */
  around: [RIGHT.pockets, ''],
  /** The right one up, as far as it goes with a bent elbow. */
  reaching: [
    `${HANGS}M5-110C13-111 19-114 24-121L30-146 38-143 34-119C31-108 22-98 12-93z`,
    `${ellipse(-19, -56, 4, 6)}M29-145q-1-9 4-13 3-1 5 1 3 5 1 14z`,
  ],
  /** The right one out, holding something upright. */
  holding: [
    `${HANGS}M8-109C17-107 22-100 26-92L35-76Q38-69 37-64L29-63Q27-73 20-79L11-90z`,
    ellipse(-19, -56, 4, 6) + ellipse(33.5, -61, 4.6, 5),
  ],
  /** A child's, whose right hand is in that of somebody taller. */
  led: [
    `${HANGS}M8-109C17-107 22-101 26-96L34-85 29-80 19-89 11-94z`,
    ellipse(-19, -56, 4, 6) + ellipse(33, -81, 4.4),
  ],
} as const
/** Around the shoulders of whoever stands to the left. */
const AROUND = {
  sleeve: 'M-4-109C-16-108-29-101-41-91Q-46-85-41-79L-36-79C-28-86-18-92-8-94z',
  hand: 'M-40-90q-6-2-10 2l-4 5q0 2 3 2l-1 2q1 2 4 1l8 2q4-3 4-6z',
}

/** Somebody from behind, at ease. */
export const standing = (
  { skin, hair, coat, trousers }: Omit<Looks, 'style' | 'profile'>,
  { hair: length = 'short', arms = 'hanging', tilt = 0 }: Pose = {},
): Node[] => {
  const [sleeves, hands] = ARMS[arms]
  const sleeve = mix(coat, ink.soil, 0.25)
  const ears = length === 'short' ? ellipse(-11, -122, 2.6, 4) + ellipse(11, -122, 2.6, 4) : ''
  return [
    // The weight is on the left leg.
    { d: limb([8, -60], [12, -34], [12, -5]) + limb([-8, -60], [-8, -34], [-6.5, -4]), fill: trousers },
    { d: 'M-13-34l6 2M8-34l7-1', stroke: ink.deep, width: 1.4, opacity: 0.5 },
    { d: 'M-13 0v-7q7-4 13 0v7zM6-1l1-6q7-4 13 1l2 6z', fill: ink.deep },
    { d: `${hands}M-5-116h10v12h-10z`, fill: skin },
    { d: sleeves, fill: sleeve },
    {
      d: 'M-6-110C-15-108-18-102-17-92-15-78-15-68-17-53Q0-46 17-53C15-68 15-78 17-92 18-102 15-108 6-110 2-107-2-107-6-110z',
      fill: coat,
    },
    // The side away from the light, and the hem.
    {
      d: 'M-6-110C-15-108-18-102-17-92-15-78-15-68-17-53Q0-46 17-53L16-58Q6-53-5-54-11-84-6-110z',
      fill: ink.deep,
      opacity: 0.2,
    },
    ...(arms === 'around'
      ? [
          { d: AROUND.hand, fill: skin },
          { d: AROUND.sleeve, fill: sleeve },
        ]
      : []),
    {
      transform: `rotate(${tilt} 0-112)`,
      nodes: [
        { d: ears, fill: skin },
        { d: BACK_HAIR[length], fill: hair },
      ],
    },
  ]
}

/** The light of street lamps along the edges of somebody who is seen from behind; at night alone. */
export const underLamps: Shape = {
  d: 'M-13-122Q-14-141-1-141M13-122Q14-141 1-141M-21-80Q-21-98-13-103M21-80Q21-98 13-103',
  stroke: ink.wheat,
  width: 1.8,
  round: true,
  nightly: true,
}
