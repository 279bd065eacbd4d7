import { expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { daylightAt, LATITUDE, LONGITUDE } from '../../src/features/daylight/daylight.ts'

/** From before sunrise, after it, at noon, before sunset and after it; Calgary is 7 hours behind UTC in winter. */
it.each([
  ['on the shortest day, from 8:37 to 16:32', '2026-12-21', '-07:00', '07:00 08:40 12:00 16:20 18:00'],
  ['on the longest day, from 5:21 to 21:54', '2026-06-21', '-06:00', '03:00 05:30 13:00 21:45 23:59'],
  ['at the equinox, from 7:35 to 19:46', '2026-03-20', '-06:00', '06:40 07:20 13:00 20:00 20:40'],
  ['in the last century', '1969-06-21', '-06:00', '03:00 05:30 13:00 21:45 23:59'],
])('the daylight in Calgary follows the sun %s', (_when, day, zone, times) => {
  const light = times.split(' ').map((time) => daylightAt(new Date(`${day}T${time}${zone}`)))
  expect(light.join(' ')).toBe('night dawn day dusk night')
})

it('the daylight is that of the team’s place', () => {
  expect([LATITUDE, LONGITUDE]).toEqual([site.geo.latitude, site.geo.longitude])
})
