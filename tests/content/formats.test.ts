/** Amounts, ranges and times as a visitor reads them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COSTS } from '../../content/constants.ts'
import {
  basisPoints,
  cad,
  cadCents,
  cadFromTo,
  cadRange,
  percentRange,
  timeOfDay,
  weeks,
} from '../../content/formats.ts'

it('writes whole dollars and ranges as section 9 does', () => {
  expect(cad(1500)).toBe('$1,500')
  expect(cadRange(COSTS.inspection)).toBe('$400–600')
  expect(cadRange(COSTS.radonMitigation)).toBe('$1,500–5,000')
  expect(cadFromTo(COSTS.asbestosRemovalRoom)).toBe('$3,000–$7,000')
  expect(cadFromTo(COSTS.asbestosEncapsulationPerSquareFoot)).toBe('$5–$15')
})

it('writes dollars and cents', () => {
  expect(cadCents(314_217)).toBe('$3,142.17')
  expect(cadCents(-42_600)).toBe('−$426.00')
  expect(cadCents(0)).toBe('$0.00')
})

it('writes any amount as browsers write Canadian dollars in English', () => {
  const intl = new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  })
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(cadCents(cents)).toBe(intl.format(cents / 100).replace('-', '−'))
    }),
  )
  expect(cad(-0.4)).toBe('$0')
})

it('writes percentages and their ranges', () => {
  expect(basisPoints(634)).toBe('6.34%')
  expect(basisPoints(-453)).toBe('−4.53%')
  expect(percentRange([5.5, 6.5])).toBe('5.5–6.5%')
})

it('writes weeks', () => {
  expect(weeks([1, 1])).toBe('1 week')
  expect(weeks([1, 2])).toBe('1 to 2 weeks')
  expect(weeks([3, 8])).toBe('3 to 8 weeks')
})

it('writes times of day', () => {
  expect(timeOfDay(7)).toEqual({ minutes: 420, text: '7:00\u00a0AM', machine: '07:00' })
  expect(timeOfDay(12, 30).text).toBe('12:30\u00a0PM')
  expect(timeOfDay(0, 5).text).toBe('12:05\u00a0AM')
})
