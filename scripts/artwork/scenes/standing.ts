/** People who stand or walk in a street, from the side and from behind, 140 px tall with the ground at 0. */
import { ink, mix } from '../palette.ts'
import type { Profile } from '../portraits/profile.ts'
import { ellipse, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
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

/** Somebody who walks to the right; `arm` is the near one, from the shoulder to the wrist, `-6 -98`. */
export const walking = (
  { skin, profile = 'even', hair, style, coat, trousers }: Looks,
  arm = 'Q-16-78-8-58',
  hand: readonly [number, number] = [-7, -53],
): Node[] => [
  { d: 'M-2-62Q0-42-8-34L-22-10', stroke: mix(trousers, ink.deep, 0.35), width: 13 },
  { d: 'M2-62Q16-40 14-6', stroke: trousers, width: 14 },
  // The heel of the one behind is up.
  { d: 'M-29-15l11 7-2 8h-3q-9-5-11-9zM9-7h9l9 5v3H9z', fill: ink.deep },
  {
    d: 'M-9-107C-19-102-20-89-18-75L-18-52Q0-44 17-52L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: coat,
  },
  { d: 'M-9-107C-19-102-20-89-18-75L-18-52Q-12-49-6-48-12-80-9-107z', fill: ink.deep, opacity: 0.22 },
  head(skin, profile, { d: style, fill: hair }),
  { d: ellipse(...hand, 5.4, 5), fill: skin },
  { d: `M-6-98${arm}`, stroke: mix(coat, ink.soil, 0.28), width: 10.5, round: true },
]

/** The outline of hair from behind, on a head of 12 px. */
const BACK_HAIR = {
  short: 'M-11-121Q-13-140 0-140T11-121Q9-111 0-111T-11-121z',
  long: 'M-13-112Q-15-141 0-141T13-112Q12-96 8-92-8-92-13-112z',
}

interface Pose {
  hair?: keyof typeof BACK_HAIR
  arms?: keyof typeof ARMS
  /** By how many degrees the head is tilted, to the right. */
  tilt?: number
}

/** The sleeves, and the hands that show. */
const ARMS = {
  hanging: ['M-14-99Q-21-80-18-58M14-99Q21-80 18-58', ellipse(-18, -53, 5) + ellipse(18, -53, 5)],
  pockets: ['M-14-99Q-28-80-15-62M14-99Q28-80 15-62', ''],
  /** One arm around whoever stands to the left, the other hand in a pocket. */
  around: ['M-12-98Q-30-94-44-78M14-99Q28-80 15-62', ellipse(-47, -75, 5, 4.4)],
  /** A child's, whose right hand is in that of somebody taller. */
  led: ['M-14-99Q-21-80-18-58M14-98L29-83', ellipse(-18, -53, 5) + ellipse(31, -81, 5)],
} as const

/** Somebody from behind, at ease. */
export const standing = (
  { skin, hair, coat, trousers }: Omit<Looks, 'style' | 'profile'>,
  { hair: length = 'short', arms = 'hanging', tilt = 0 }: Pose = {},
): Node[] => {
  const [sleeves, hands] = ARMS[arms]
  const ears = length === 'short' ? ellipse(-11, -122, 2.6, 4) + ellipse(11, -122, 2.6, 4) : ''
  return [
    // The weight is on the left leg.
    { d: 'M-7-62L-5-6M7-62Q14-36 12-6', stroke: trousers, width: 13 },
    { d: 'M-13 0v-7q7-4 13 0v7zM6-1l1-6q7-4 13 1l2 6z', fill: ink.deep },
    { d: sleeves, stroke: mix(coat, ink.soil, 0.25), width: 10, round: true },
    { d: `${hands}M-5-116h10v12h-10z`, fill: skin },
    {
      d: 'M-8-109C-19-106-18-92-16-84Q-12-70-16-52 0-46 16-52 12-70 16-84C18-92 19-106 8-109 0-105-8-109z',
      fill: coat,
    },
    { d: 'M-8-109C-19-106-18-92-16-84Q-12-70-16-52-9-49-4-49-12-84-8-109z', fill: ink.deep, opacity: 0.22 },
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
