/**
 * The limits that hosted Supabase has on its sign-in service and the library behind the local one does not. An attempt
 * counts when it begins, so that many at once are counted like one after another. In memory: they begin anew with the
 * stack.
 */
import { keep } from './mail-link-codes.ts'

/** Both are sliding windows. */
export type Limit = {
  /** Whether one more is allowed; counts it if so. */
  take(key: string): boolean
  /** Takes the last one back, because it does not count after all. */
  giveBack(key: string): void
}

/** At most `most` of a key within `withinMs`, in milliseconds. */
export function createLimit(most: number, withinMs: number): Limit {
  const taken = new Map<string, readonly number[]>()
  const recent = (key: string) => (taken.get(key) ?? []).filter((at) => at > performance.now() - withinMs)
  return {
    take: (key) => {
      const times = recent(key)
      if (times.length < most) keep(taken, key, [...times, performance.now()])
      return times.length < most
    },
    giveBack: (key) => keep(taken, key, recent(key).slice(0, -1)),
  }
}
