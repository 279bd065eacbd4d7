/**
 * Limits that hosted Supabase has on its sign-in service and the local library lacks. An attempt counts when it
 * starts, so concurrent ones count like successive ones. Kept in memory: the stack starts with none.
 */

/** A sliding window. */
export type Limit = {
  /** Whether one more is allowed; counts it if so. */
  take(key: string): boolean
  /** Takes the last one back, because it does not count after all. */
  giveBack(key: string): void
}

/** At most `most` of a key within `withinMs`, in milliseconds. Other keys, however many, make it forget none. */
export function createLimit(most: number, withinMs: number): Limit {
  /** The keys used last come last. */
  const taken = new Map<string, readonly number[]>()
  const isOver = (at: number) => at <= performance.now() - withinMs
  const recent = (key: string) => (taken.get(key) ?? []).filter((at) => !isOver(at))
  const set = (key: string, times: readonly number[]) => {
    taken.delete(key)
    if (times.length > 0) taken.set(key, times)
    for (const [old, times] of taken) {
      if (!times.every(isOver)) break
      taken.delete(old)
    }
  }
  return {
    take: (key) => {
      const times = recent(key)
      if (times.length < most) set(key, [...times, performance.now()])
      return times.length < most
    },
    giveBack: (key) => set(key, recent(key).slice(0, -1)),
  }
}
