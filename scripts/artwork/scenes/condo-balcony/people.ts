/** The two who live there, in the evening, each with a cup. 140 px tall, feet at the origin. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { between } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head } from '../people.ts'

/** Hair that falls in a wave over the shoulders. */
const LOOSE =
  'M-30 84C-78 92-84 52-62 24C-74-24-56-72 2-73C38-74 52-50 44-26C34-36 26-40 18-40C16-14 14 14 4 34C10 56 0 78-30 84z'
/** Along the jaw, short. */
const BEARD = 'M-14 22C-2 34 6 42 20 44C34 44 42 43 46 44C47 56 38 63 28 62C8 62-10 46-18 26z'

const cup = (x: number, y: number): Node => ({ d: `M${x} ${y}h9l-1 10h-7z`, fill: ink.paper })

/** Her weight on one leg, the other crossed before it, her head up; facing right. */
export function resident(): Node[] {
  const knit = mix(ink.brick, ink.amber, 0.25)
  const skin = skins.fair
  const jeans = mix(ink.navy, ink.blue, 0.4)
  return [
    { d: 'M-9-60H5Q3-34 0-6H-9Q-12-36-9-60z', fill: mix(jeans, ink.deep, 0.4) },
    { d: 'M-10-8h10q10 2 10 8h-20z', fill: ink.deep },
    { d: 'M-4-62H14C17-44 11-24 9-7L1-9C2-26 0-46-4-62z', fill: jeans },
    { d: 'M0-11l9 3q6 3 8 8l-9 1q-9-6-10-8z', fill: ink.deep },
    {
      d: 'M-12-107C-21-101-20-88-16-76C-17-64-20-56-19-46Q0-38 19-47C20-56 15-66 12-76 13-90 10-102 3-108-3-111-8-110-12-107z',
      fill: between(
        [-19, 0],
        [18, 0],
        [0, mix(knit, ink.navy, 0.45)],
        [0.6, knit],
        [1, mix(knit, ink.lamp, 0.5)],
      ),
    },
    {
      transform: 'translate(-4 0) rotate(-7 0-108)',
      nodes: [head(skin, 'snub', { d: LOOSE, fill: hairs.copper })],
    },
    { d: 'M-14-109Q-5-102 4-110L7-101-13-100z', fill: mix(knit, ink.soil, 0.3) },
    { d: 'M-9-98Q-8-78 4-75L22-88', stroke: mix(knit, ink.soil, 0.25), width: 9.5, round: true },
    { d: 'M18-90l6 5-3 4-7-5z', fill: mix(knit, ink.soil, 0.5) },
    cup(23, -100),
    { d: 'M20-92q6-4 11 0 1 5-4 7-6 0-8-3z', fill: skin },
  ]
}

/** Turned to her, one hand in his pocket, one foot forward. */
export function partner(): Node[] {
  const shirt = mix(ink.pale, ink.glacier, 0.5)
  const skin = skins.brown
  const slacks = mix(ink.soil, ink.oak, 0.3)
  return [
    { d: 'M-2-60H14C20-42 21-22 24-7H14C11-26 4-44-2-60z', fill: mix(slacks, ink.deep, 0.35) },
    { d: 'M14-8h10q9 3 10 8H14z', fill: ink.deep },
    { d: 'M-13-62H7Q6-32 2-6H-9Q-14-36-13-62z', fill: slacks },
    { d: 'M-9-8H3q9 3 10 8H-9z', fill: ink.deep },
    {
      d: 'M-11-107C-22-101-22-88-18-76L-17-50Q-1-43 19-50L16-74C18-90 14-102 6-108-1-111-7-110-11-107z',
      fill: between(
        [-18, 0],
        [16, 0],
        [0, mix(shirt, ink.lamp, 0.55)],
        [0.4, shirt],
        [1, mix(shirt, ink.navy, 0.45)],
      ),
    },
    { d: 'M-17-56Q0-48 19-55V-50Q-1-42-17-50z', fill: mix(shirt, ink.navy, 0.35) },
    {
      transform: 'translate(-2 0) rotate(6 0-108)',
      nodes: [head(skin, 'full', { d: aside.short, fill: hairs.black }, { d: BEARD, fill: hairs.black })],
    },
    { d: 'M-10-109Q0-103 7-110L10-101-10-100z', fill: mix(shirt, ink.navy, 0.2) },
    { d: 'M7-98Q12-83 17-83L28-92', stroke: mix(shirt, ink.navy, 0.3), width: 9, round: true },
    { d: 'M-9-98Q-24-84-19-72L-4-58', stroke: mix(shirt, ink.navy, 0.22), width: 10, round: true },
    cup(27, -104),
    { d: 'M25-96q6-4 11 0 1 6-4 8-6 0-9-4z', fill: skin },
  ]
}
