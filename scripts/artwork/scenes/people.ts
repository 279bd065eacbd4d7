import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { type Profile, profiles } from '../portraits/profile.ts'
import { ellipse } from '../shape.ts'
import type { Node } from '../svg.ts'
import { limb } from './limbs.ts'

/** Under the jaw, and down the throat. */
const JAW = 'M30 60L-40 30V100H25z'

/**
 * A head from the side, facing right, on a figure 140 px tall. It is too small for eyes or a mouth: the line of the face
 * and the shadow under the jaw are all that it shows.
 */
export const head = (skin: string, profile: Profile, ...over: readonly Node[]): Node => ({
  transform: 'translate(1 -121) scale(.21)',
  nodes: [{ d: profiles[profile], fill: skin }, { d: JAW, fill: ink.deep, opacity: 0.26 }, ...over],
})

/** A shoe under each ankle. */
export const shoes = (...ankles: readonly number[]): Node => ({
  d: ankles.map((x) => `M${x - 5}-7h9l9 5v3h-18z`).join(''),
  fill: ink.deep,
})

interface Agent {
  skin: string
  profile: Profile
  coat: string
  /** The outline of the hair, and its colour. */
  style: string
  hair: string
  /** Whether the near hand is in its pocket, rather than held out. */
  rests?: boolean
}

/** The agents of the pictures, so that no two pages of a visit show the same one. */
const agents = {
  brick: {
    skin: skins.brown,
    profile: 'full',
    coat: mix(ink.brick, ink.soil, 0.2),
    style: aside.short,
    hair: hairs.black,
  },
  ochre: {
    skin: skins.tan,
    profile: 'snub',
    coat: mix(ink.gold, ink.oak, 0.35),
    style: ellipse(-52, -34, 24) + aside.swept,
    hair: hairs.black,
  },
  blue: {
    skin: skins.fair,
    profile: 'even',
    coat: mix(ink.blue, ink.glacier, 0.2),
    style: aside.bob,
    hair: hairs.copper,
  },
  pale: {
    skin: skins.deep,
    profile: 'hooked',
    coat: mix(ink.wheat, ink.belly, 0.3),
    style: aside.curls,
    hair: hairs.black,
    rests: true,
  },
} as const satisfies Record<string, Agent>

/**
 * An agent with a folder, who speaks to their right and shows the home behind them with an open hand, or rests it.
 * 140 px tall, feet at the origin.
 */
export function agent(who: keyof typeof agents): Node[] {
  const { skin, coat, profile, style, hair, rests }: Agent = agents[who]
  const sleeve = mix(coat, ink.navy, 0.22)
  return [
    // The weight is on the near leg.
    {
      d: limb([4, -58], [13, -36], [16, -5]) + limb([-6, -58], [-4, -34], [-6, -5]),
      fill: mix(ink.navy, ink.midRange, 0.2),
    },
    shoes(-6, 16),
    // The folder in the far hand.
    { d: 'M12-86l19-5 6 26-19 5z', fill: ink.paper },
    { d: ellipse(19, -66, 4.4, 3.8), fill: skin },
    { d: 'M8-98Q22-84 8-72L16-67', stroke: sleeve, width: 9, round: true },
    {
      d: 'M-9-107C-17-102-18-90-16-75L-17-51Q-1-45 16-51L14-75C15-90 13-102 7-107-1-110-5-110-9-107z',
      fill: coat,
    },
    {
      transform: 'rotate(4 0-108)',
      nodes: [head(skin, profile, { d: style, fill: hair })],
    },
    { d: 'M-9-109Q-1-104 7-110L10-97-9-103z', fill: ink.wheat },
    ...(rests
      ? [{ d: 'M-11-106C-19-100-24-90-27-79-27-74-18-64-11-57L-6-63-14-76-3-95z', fill: sleeve }]
      : [
          { d: 'M-37-95l-12-6q-4 0-3 3l8 6q-6 0-4 3l8 4 7-3z', fill: skin },
          { d: 'M-11-106C-16-100-20-91-26-89L-34-96-40-88-30-79C-22-73-11-84-3-95z', fill: sleeve },
        ]),
  ]
}

/** A neighbour or seller in a long coat, one hand in a pocket, facing right as well. */
export function neighbour(coat: string, scarf: string, hair: string): Node[] {
  const skin = skins.fair
  const fold = mix(coat, ink.soil, 0.45)
  return [
    {
      d:
        limb([4, -40], [11, -24], [12, -6], [6, 4.8, 3.8]) +
        limb([-4, -40], [-4, -24], [-4, -6], [6, 4.8, 3.8]),
      fill: mix(ink.navy, ink.midRange, 0.42),
    },
    shoes(-4, 12),
    {
      d: 'M-9-107C-17-101-17-88-14-76-15-58-18-44-21-32Q-1-25 18-32C16-48 14-62 12-76 14-90 12-101 7-107-1-110-5-110-9-107z',
      fill: coat,
    },
    { d: 'M6-104Q12-66 11-31M-14-74Q0-70 12-74M1-70l8 9', stroke: fold, width: 1.8 },
    {
      d: 'M-9-105C-16-96-18-82-15-75-13-70-9-68-7-67L3-60 8-67-4-76C-6-84-1-92 3-98z',
      fill: mix(coat, ink.oak, 0.32),
    },
    {
      transform: 'rotate(-5 0-108)',
      nodes: [head(skin, 'even', { d: ellipse(-52, -34, 24) + aside.swept, fill: hair })],
    },
    { d: 'M-12-104l-6 27 8 2 6-26z', fill: mix(scarf, ink.navy, 0.25) },
    { d: 'M-11-114Q-1-108 9-113L10-103Q-1-96-12-103z', fill: scarf },
  ]
}

export const FUR = oklch(66, 0.085, 68)

/** A dog, which sits and looks up to the right. 48 px tall. */
export function dog(): Node[] {
  return [
    { d: 'M-14-3Q-27-3-29-12', stroke: FUR, width: 4.5, round: true },
    { d: 'M-17 0C-20-12-15-24-5-31L7-36 11-20 10 0H4L3-13C1-6-1-2-4 0z', fill: FUR },
    { d: 'M3-44C6-50 13-50 16-46L25-44Q27-40 23-38L14-35 8-32C1-34 0-40 3-44z', fill: FUR },
    { d: 'M5-46q-7 4-3 14 6-2 7-11z', fill: mix(FUR, ink.soil, 0.4) },
    { d: 'M2-33Q7-28 12-31', stroke: ink.brick, width: 2.6 },
    { d: 'M21-44h4q1 4-4 0z', fill: ink.deep },
  ]
}
