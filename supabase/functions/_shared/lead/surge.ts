/** Surges: what starts one and what applies while it lasts (`surge_of` and `watch_surges` in supabase/migrations). */
import * as v from 'valibot'
import { type Limit, SAME_TEXT_LIMIT, SURGE } from '../../../../content/screening.ts'
import type { CallDatabase } from '../runtime/database.ts'
import { limit, type NamedLimit } from './screen.ts'

export type SurgeRules = {
  floor: number
  times: number
  weeks: number
  longestHours: number
  listMinutes: number
  /** What is still mailed at once; nothing without it. */
  passing?: { network: Limit; all: Limit }
  /** The database completes the key with the text. */
  sameText: NamedLimit
}

export type Surges = {
  rules: SurgeRules
  /** Ends surges that are over, and measures the usual pace. */
  watch(now: Date): Promise<void>
  /** Whether a surge of leads is known to last. Never rejects, and takes a second at most. */
  lasts(): Promise<boolean>
}

/** How long to trust an answer of the database, and how long to wait for one. */
const BELIEVED_MS = 5_000
const PATIENCE_MS = 1_000

export function createSurges(call: CallDatabase, floor: number): Surges {
  const rules = {
    floor,
    times: SURGE.times,
    weeks: SURGE.weeks,
    longestHours: SURGE.longestHours,
    listMinutes: SURGE.listMinutes,
    passing: { network: SURGE.passingOfNetwork, all: { ...SURGE.passingOfNetwork, allowed: floor } },
    sameText: limit('lead text', 'The same text came before, in a surge', SAME_TEXT_LIMIT),
  }
  let known = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking = Promise.resolve()
  const ask = async () => {
    known = v.parse(v.boolean(), await call('surge_lasts', { form: 'leads' }))
  }
  return {
    rules,
    watch: async (now) => {
      await call('watch_surges', { rules, seen_at: now.toISOString() })
    },
    lasts: async () => {
      if (performance.now() - askedAt > BELIEVED_MS) {
        askedAt = performance.now()
        asking = ask().catch(() => undefined)
      }
      let timer: ReturnType<typeof setTimeout> | undefined
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS)
      })
      await Promise.race([asking, patience])
      clearTimeout(timer)
      return known
    },
  }
}
