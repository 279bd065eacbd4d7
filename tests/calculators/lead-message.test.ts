/** Formatted calculator values, and the message that a result puts into the lead form. */
import { describe, expect, it } from 'vitest'
import { parseInputs } from '../../content/calculators/fields.ts'
import { mortgageFields } from '../../content/calculators/purchase-fields.ts'
import { formatValue } from '../../content/calculators/units.ts'
import { leadMessage } from '../../src/features/calculators/lead-message.ts'

describe('formatValue', () => {
  it.each([
    ['cad', 600_000, '$600,000'],
    ['cad-per-month', 420, '$420 a month'],
    ['cad-per-year', 3900, '$3,900 a year'],
    ['percent', 4.5, '4.5%'],
    ['years', 25, '25\u00a0years'],
  ] as const)('in %s: %d is %s', (unit, value, text) => {
    expect(formatValue(unit, value)).toBe(text)
  })
})

describe('leadMessage', () => {
  it('lists the result first, then every input', () => {
    const inputs = { ...parseInputs(mortgageFields, {}), frequency: 'bi-weekly' } as const
    expect(leadMessage({ label: 'Mortgage payment', amount: 298_875 }, mortgageFields, inputs)).toBe(
      [
        ...['Mortgage payment: $2,988.75', 'Purchase price: $600,000', 'Down payment: $60,000'],
        ...['Mortgage rate: 4.5%', 'Amortization: 25\u00a0years'],
        ...['First-time buyer, or newly built home: No', 'Payments: Every two weeks'],
      ].join('\n'),
    )
  })
})
