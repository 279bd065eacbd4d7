/** What Alberta's land titles office charges for registering a title or a mortgage. */
import { expect, it } from 'vitest'
import { registrationCharge } from '../../calculators/land-titles.ts'

it.each([
  [1_000_000, 1050, 'Bennett Jones, September 2024: $50 + $5 x 200'],
  [450_000, 500, 'KH Law: $955 for a title of $450,000 and a mortgage of $405,000'],
  [405_000, 455, 'KH Law: $955 for a title of $450,000 and a mortgage of $405,000'],
  [600_000, 650, 'by hand'],
  [600_001, 655, 'by hand: a part of $5,000 counts in full'],
])('registering $%d costs $%d (%s)', (value, charge) => {
  expect(registrationCharge(value * 100)).toBe(charge * 100)
})
