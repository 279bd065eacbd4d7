/** Calgary's clocks, in TypeScript and in SQL, whatever the engines' own tables say. */
import { expect, it } from 'vitest'
import { calgaryDay, calgaryMinute, calgaryTime } from '../../supabase/functions/_shared/time.ts'
import { emptiedDatabase } from '../support/shared.ts'

const database = await emptiedDatabase()

it.each([
  ['in the winters before', '2026-01-05T06:59:00Z', '2026-01-04 23:59'],
  ['in the summers before', '2026-07-01T06:30:00Z', '2026-07-01 00:30'],
  ['when they were set forward for the last time', '2026-03-08T09:00:00Z', '2026-03-08 03:00'],
  ['a minute before they would have been set back', '2026-11-01T07:59:00Z', '2026-11-01 01:59'],
  ['when they were not set back', '2026-11-01T08:00:00Z', '2026-11-01 02:00'],
  ['in the winters after', '2026-11-20T05:00:00Z', '2026-11-19 23:00'],
  ['in the summers after', '2031-07-01T06:30:00Z', '2031-07-01 00:30'],
])('%s', async (_when, moment, clock) => {
  expect(calgaryMinute(moment)).toBe(clock)
  expect(calgaryDay(moment)).toBe(clock.slice(0, 10))
  const [row] = await database.query(
    "select to_char(public.calgary_time($1::timestamptz), 'YYYY-MM-DD HH24:MI') as clock",
    [moment],
  )
  expect(row).toEqual({ clock })
})

it('a time is written with whose it is', () => {
  expect(calgaryTime('2026-11-20T18:00:00Z')).toBe('Fri, Nov 20, 2026, 12:00 p.m. Calgary time')
})
