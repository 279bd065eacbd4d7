import { describe, expect, it } from 'vitest'
import { asbestosLocations } from '../../content/guides/asbestos-locations.ts'
import { yearsInUse } from '../../src/pages/asbestos-information/years-in-use.ts'

describe('the years of a period in words', () => {
  it.each([
    ['1920s to 1990', 1920, 1990],
    ['1930s to 1980s', 1930, 1990],
    ['1920s to early 1980s', 1920, 1983],
    ['1940s to mid-1980s', 1940, 1986],
    ['1920s to late 1970s', 1920, 1979],
  ])('reads %s', (period, from, to) => {
    expect(yearsInUse(period)).toEqual({ from, to })
  })

  it('reads the period of every material', () => {
    for (const { period } of asbestosLocations) expect(() => yearsInUse(period)).not.toThrow()
  })

  it('refuses other words', () => {
    expect(() => yearsInUse('for a long time')).toThrow('Not a period')
  })
})
