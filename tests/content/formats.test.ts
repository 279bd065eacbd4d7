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

it.each([
  [cad(1500), '$1,500'],
  [cad(-0.4), '$0'],
  [cadRange(COSTS.inspection), '$400–600'],
  [cadRange(COSTS.radonMitigation), '$1,500–5,000'],
  [cadFromTo(COSTS.asbestosRemovalRoom), '$3,000–$7,000'],
  [cadFromTo(COSTS.asbestosEncapsulationPerSquareFoot), '$5–$15'],
  [basisPoints(634), '6.34%'],
  [basisPoints(-453), '−4.53%'],
  [percentRange([5.5, 6.5]), '5.5–6.5%'],
  [weeks([1, 1]), '1\u00a0week'],
  [weeks([1, 2]), '1 to 2\u00a0weeks'],
  [weeks([3, 8]), '3 to 8\u00a0weeks'],
  [timeOfDay(12, 30).text, '12:30\u00a0PM'],
  [timeOfDay(0, 5).text, '12:05\u00a0AM'],
  [timeOfDay(7), { minutes: 420, text: '7:00\u00a0AM', machine: '07:00' }],
])('%j is %j', (written, expected) => {
  expect(written).toEqual(expected)
})

it('writes any amount as browsers write Canadian dollars in English, with a true minus', () => {
  const style = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const
  const intl = new Intl.NumberFormat('en-CA', style)
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(cadCents(cents)).toBe(intl.format(cents / 100).replace('-', '−'))
    }),
  )
})
