/** What the parts of a shop's front share: its measures, its light, and its run of random numbers. */
import { random } from '../../noise.ts'
import { mix } from '../../palette.ts'
import type { Dusk } from './dusk.ts'
import { FRONT } from './view.ts'

export interface Front {
  side: -1 | 1
  from: number
  to: number
  high: number
  wall: string
  bays: number
  storeys: 1 | 2 | 3
  awning?: string
  sign?: string
  /** What the sign says. A distant one is plain. */
  name?: string
  /** The parapet: flat, stepped, or with a pediment. */
  top: 'flat' | 'step' | 'gable'
}

export interface Facade extends Front {
  /** How far the plane of the front is from the middle of the street. */
  at: number
  /** Whether the light grazes it, and what that makes of its wall. */
  lit: boolean
  tone: string
  /** How far away a share of its length is. */
  z: (share: number) => number
  dusk: Dusk
  draw: () => number
}

export function facadeOf(one: Front, dusk: Dusk, seed: number): Facade {
  const { side, from, to, wall } = one
  const at = side * FRONT
  const lit = side === 1
  return {
    ...one,
    at,
    lit,
    tone: lit ? mix(wall, dusk.graze, 0.3) : mix(wall, dusk.shade, 0.34),
    z: (share) => from + (to - from) * share,
    dusk,
    draw: random(seed),
  }
}
