/** The home costs guide, against the specification (sections 2, 3 and 9). */
import { describe, expect, it } from 'vitest'
import { homeCosts } from '../../../content/pages/home-costs.ts'

describe('home costs', () => {
  const row = (name: string) =>
    [...homeCosts.oneTime.rows, ...homeCosts.older.rows].find(({ item }) => item === name)

  it.each([
    ['Home inspection', '$400–600'],
    ['Lawyer', '$1,500–3,000'],
    ['Radon mitigation', '$1,500–5,000'],
    ['Asbestos testing', '$200–500 per sample'],
  ])('%s: %s', (item, cost) => {
    expect(row(item)?.cost).toBe(cost)
  })

  it.each([
    ['Down payment', '5–20% of the price'],
    ['Mortgage insurance', '2.8–4% of the loan'],
    ['GST', '5% of the price'],
  ])('%s, a share: %s', (item, cost) => {
    const found = homeCosts.oneTime.shares.find((one) => one.item === item)
    expect(`${found?.share} ${found?.of}`).toBe(cost)
  })

  it('include tax, insurance, fees, utilities, and maintenance with its rule of thumb', () => {
    expect(homeCosts.monthly.rows.map(({ item }) => item)).toEqual([
      'Property tax',
      'Home insurance',
      'Condo and association fees',
      'Utilities',
      'Maintenance',
    ])
    expect(homeCosts.monthly.rows.at(-1)?.text).toContain('1% of the price a year: $500 a month on $600,000')
    expect(homeCosts.monthly.rows[0]?.text).toContain('0.61803% in 2025, which is $3,708 a year on $600,000')
  })
})
