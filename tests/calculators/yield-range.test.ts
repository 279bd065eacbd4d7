/** The yields of the investment guide's areas, as they are drawn. */
import { describe, expect, it } from 'vitest'
import { investmentAreas } from '../../content/guides/investment-areas.ts'
import { yieldRange } from '../../src/pages/investment-guide/yield-range.ts'

describe('a range of yields', () => {
  it.each([
    ['6-7%', [6, 7]],
    ['5.5-6.5%', [5.5, 6.5]],
  ])('%s is %j', (text, range) => {
    expect(yieldRange(text)).toEqual(range)
  })

  it('must be one', () => {
    expect(() => yieldRange('about 6%')).toThrow(/not a range/)
  })

  it.each(investmentAreas)('of $name lies on the scale', ({ rentYield }) => {
    const [from, to] = yieldRange(rentYield)
    expect(from).toBeLessThan(to)
    expect(from).toBeGreaterThanOrEqual(4)
    expect(to).toBeLessThanOrEqual(8)
  })
})
