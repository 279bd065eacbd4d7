/** The radon guide, against the specification (sections 2, 3 and 9). */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { COSTS } from '../../../content/constants.ts'
import { RadonBandSchema } from '../../../content/guides/schema.ts'
import { FaqSchema } from '../../../content/page-schema.ts'
import { radon } from '../../../content/pages/radon-information.ts'

const whole = (value: unknown) => JSON.stringify(value)

describe('radon', () => {
  const { bands, guideline } = radon.levels

  it('has the guideline of 200 Bq/m³ and the three bands', () => {
    expect(guideline).toBe(200)
    expect(bands.map(({ label, level }) => `${label} ${level.toLowerCase()}`)).toEqual([
      '0–100 low',
      '100–200 moderate',
      '200+ high',
    ])
  })

  it.each(bands)('band $label is well formed, and starts where the one before ends', (band) => {
    expect(() => v.parse(RadonBandSchema, band)).not.toThrow()
    const before = bands[bands.indexOf(band) - 1]
    expect(band.from).toBe(before ? before.to : 0)
    expect(band.label).toBe(band.to === null ? `${band.from}+` : `${band.from}–${band.to}`)
  })

  it('ends in an open band at the guideline', () => {
    expect(bands.at(-1)).toMatchObject({ from: guideline, to: null })
  })

  it('says what mitigation costs', () => {
    expect(radon.keyFigures.map(({ figure }) => figure)).toContain('$1,500–5,000')
    expect(radon.mitigation.range.cost).toEqual(COSTS.radonMitigation)
  })

  it('says how to test, who fixes it and how, and what buyers and sellers do', () => {
    expect(whole(radon.testing)).toMatch(/alpha-track/i)
    expect(whole(radon.testing)).toContain('at least 91 days')
    expect(radon.mitigation.title).toContain('sub-slab depressurization')
    expect(radon.mitigation.professionals.text).toContain('C-NRPP')
    expect(radon.buying.points).toHaveLength(5)
    expect(radon.selling.points).toHaveLength(5)
  })

  it.each(radon.faqs.items)('answers: $question', (faq) => {
    expect(() => v.parse(FaqSchema, faq)).not.toThrow()
  })
})
