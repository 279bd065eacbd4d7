import { describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { daylightAt, LATITUDE, LONGITUDE } from '../../src/features/daylight/daylight.ts'

/** Calgary is 7 hours behind UTC in winter and 6 in summer. */
const winter = (time: string) => daylightAt(new Date(`2026-12-21T${time}-07:00`))
const summer = (time: string) => daylightAt(new Date(`2026-06-21T${time}-06:00`))

describe('the daylight in Calgary', () => {
  it('follows the sun on the shortest day, when it rises at 8:37 and sets at 16:32', () => {
    expect(['07:00', '08:40', '12:00', '16:20', '18:00'].map(winter)).toEqual([
      ...['night', 'dawn', 'day', 'dusk', 'night'],
    ])
  })

  it('follows the sun on the longest day, when it rises at 5:21 and sets at 21:54', () => {
    expect(['03:00', '05:30', '13:00', '21:45', '23:59'].map(summer)).toEqual([
      ...['night', 'dawn', 'day', 'dusk', 'night'],
    ])
  })

  it('follows the sun at the equinox, when it rises at 7:35 and sets at 19:46', () => {
    const spring = (time: string) => daylightAt(new Date(`2026-03-20T${time}-06:00`))
    expect(['06:40', '07:20', '13:00', '20:00', '20:40'].map(spring)).toEqual([
      ...['night', 'dawn', 'day', 'dusk', 'night'],
    ])
  })

  it('does not depend on the year', () => {
    expect(daylightAt(new Date('1969-06-21T13:00:00-06:00'))).toBe('day')
    expect(daylightAt(new Date('2040-12-31T23:30:00-07:00'))).toBe('night')
  })

  it('is that of the team’s place', () => {
    expect([LATITUDE, LONGITUDE]).toEqual([site.geo.latitude, site.geo.longitude])
  })
})
