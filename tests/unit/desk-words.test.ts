/** Times as the desk shows them. */
import { expect, it } from 'vitest'
import { CASE_STATES } from '../../machines/lead-case.ts'
import { ageOf, dayOf, minuteOf, timeOf } from '../../src/pages/desk/words.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const AT = '2026-11-20T18:05:00.000Z'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [0, '', ''],
  [MINUTE, '', '1 min'],
  [2 * MINUTE, '1 min', '2 min'],
  [HOUR, '59 min', '1 h'],
  [2 * HOUR, '1 h', '2 h'],
  [DAY, '23 h', '1 day'],
  [2 * DAY, '1 day', '2 days'],
  [41 * DAY, '40 days', '41 days'],
])('before %i ms a lead has the age "%s", from then on "%s"', (border, before, after) => {
  for (const early of [1, 0])
    for (const state of CASE_STATES) {
      const time = early ? before : after
      const said = ['new', 'claimed'].includes(state) ? `Waiting ${time}` : `${time} ago`
      const arrived = new Date(Date.parse(AT) - border + early).toISOString()
      expect(plain(ageOf(state, arrived, AT))).toBe(time ? said : 'Just now')
    }
})

it.each([
  [1.5, '2 min'],
  [119, '119 min'],
  [120, '2.0 h'],
  [36 * 60 - 6, '35.9 h'],
  [36 * 60, '1.5 d'],
])('%d minutes on average read "%s"', (minutes, text) => expect(plain(timeOf(minutes))).toBe(text))

it.each([
  ['2026-11-23T05:59:59Z', 'Nov 22, 2026', 'Nov 22, 11:59 p.m.'],
  ['2026-11-23T06:00:00Z', 'Nov 23, 2026', 'Nov 23, 12:00 a.m.'],
])('%s is the day %s and the minute %s in Calgary', (time, day, minute) =>
  expect([dayOf(time), plain(minuteOf(time))]).toEqual([day, minute]),
)
