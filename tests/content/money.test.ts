/** Money as a visitor reads it. */
import { expect, it } from 'vitest'
import { COSTS } from '../../content/constants.ts'
import { cad, cadCents, cadFromTo, cadRange } from '../../content/money.ts'

it('writes whole dollars and ranges as section 9 does', () => {
  expect(cad(1500)).toBe('$1,500')
  expect(cadRange(COSTS.inspection)).toBe('$400-600')
  expect(cadRange(COSTS.radonMitigation)).toBe('$1,500-5,000')
  expect(cadFromTo(COSTS.asbestosRemovalRoom)).toBe('$3,000-$7,000')
  expect(cadFromTo(COSTS.asbestosEncapsulationPerSquareFoot)).toBe('$5-$15')
})

it('writes dollars and cents', () => {
  expect(cadCents(314_217)).toBe('$3,142.17')
  expect(cadCents(-42_600)).toBe('-$426.00')
  expect(cadCents(0)).toBe('$0.00')
})
