/** Money and calculator values as the visitor reads them, and the charges of Alberta's land titles office. */
import { describe, expect, it } from 'vitest'
import { refusalInWords } from '../../../content/calculators/copy.ts'
import { parseInputs } from '../../../content/calculators/fields.ts'
import { mortgageFields } from '../../../content/calculators/inputs.ts'
import { registrationCharge } from '../../../content/calculators/land-titles.ts'
import { noteForLead, sharesInWords, valueInWords } from '../../../content/calculators/words.ts'
import { COSTS } from '../../../content/constants.ts'
import { cad, cadCents, cadFromTo, cadRange } from '../../../content/money.ts'

describe('money', () => {
  it('reads as section 9 writes it', () => {
    expect(cad(1500)).toBe('$1,500')
    expect(cadRange(COSTS.inspection)).toBe('$400-600')
    expect(cadRange(COSTS.radonMitigation)).toBe('$1,500-5,000')
    expect(cadFromTo(COSTS.asbestosRemovalRoom)).toBe('$3,000-$7,000')
    expect(cadFromTo(COSTS.asbestosEncapsulationPerSquareFoot)).toBe('$5-$15')
  })

  it('shows cents where they count', () => {
    expect(cadCents(314_217)).toBe('$3,142.17')
    expect(cadCents(-42_600)).toBe('-$426.00')
    expect(cadCents(0)).toBe('$0.00')
  })
})

describe('values', () => {
  it.each([
    ['cad', 600_000, '$600,000'],
    ['cad-per-month', 420, '$420 a month'],
    ['cad-per-year', 3900, '$3,900 a year'],
    ['percent', 4.5, '4.5%'],
    ['years', 25, '25 years'],
  ] as const)('in %s: %d is %s', (unit, value, words) => {
    expect(valueInWords({ unit }, value)).toBe(words)
  })

  it('of a share have two digits after the point', () => {
    expect(sharesInWords(634)).toBe('6.34%')
    expect(sharesInWords(-453)).toBe('-4.53%')
  })

  it('travel with a lead, result first', () => {
    const inputs = { ...parseInputs(mortgageFields, {}), frequency: 'bi-weekly' } as const
    expect(noteForLead({ label: 'Mortgage payment', amount: 298_875 }, mortgageFields, inputs)).toBe(
      [
        'Mortgage payment: $2,988.75',
        'Purchase price: $600,000',
        'Down payment: $60,000',
        'Mortgage rate: 4.5%',
        'Amortization: 25 years',
        'First-time buyer, or newly built home: No',
        'Payments: Every two weeks',
      ].join('\n'),
    )
  })
})

describe('a refusal', () => {
  const limits = { minimumDownPayment: 3_500_000, maximumYears: 25 }

  it.each([
    ['down-payment-above-price', 'The down payment is more than the price.'],
    ['down-payment-below-minimum', 'At this price the minimum down payment is $35,000.00.'],
    [
      'amortization-too-long',
      'With this down payment the mortgage must be insured, and paid off within 25 years.',
    ],
  ] as const)('for %s says what would help', (reason, words) => {
    expect(refusalInWords({ ...limits, kind: 'refused', reason })).toBe(words)
  })
})

describe('registering a title or a mortgage in Alberta', () => {
  it.each([
    [1_000_000, 1050, 'Bennett Jones, September 2024: $50 + $5 x 200'],
    [450_000, 500, 'KH Law: $955 for a title of $450,000 and a mortgage of $405,000'],
    [405_000, 455, 'KH Law: $955 for a title of $450,000 and a mortgage of $405,000'],
    [600_000, 650, 'by hand'],
    [600_001, 655, 'by hand: a part of $5,000 counts in full'],
  ])('for $%d costs $%d (%s)', (value, charge) => {
    expect(registrationCharge(value * 100)).toBe(charge * 100)
  })
})
