import type { Point } from '../shape.ts'
import type { Mood } from './moods.ts'
import type { Moon } from './moon.ts'

export interface Sky {
  width: number
  horizon: number
  apex: Point
  /** Half spans of the arch, in px: where it would meet the horizon. */
  span: readonly [left: number, right: number]
  /** Where the light is, and how far it reaches. */
  light: readonly [x: number, reach: number]
  mood?: Mood
  seed?: number
  /** Streaks in the cloud. */
  streaks?: number
  /** The moon at night; none, if left out. */
  moon?: Moon | undefined
  /** How much of the sky has stars, from the cloud down: less where towers stand in it. */
  clear?: number | undefined
}

/** Height of the cloud's edge at x, in px from the top. */
export function archY({ apex, span, horizon }: Pick<Sky, 'apex' | 'span' | 'horizon'>, x: number): number {
  const share = x < apex[0] ? (apex[0] - x) / span[0] : (x - apex[0]) / span[1]
  return apex[1] + (horizon - apex[1]) * share ** 1.9
}
