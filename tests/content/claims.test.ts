/** The marketing claims of section 1, which no other content file writes out. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { ClaimSchema } from '../../content/page-schema.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { luxury } from '../../content/pages/property-types/luxury.ts'
import { DATA } from './marketing-pages.ts'

/** The source of every content file, except those with figures that only look like claims. */
const sources = import.meta.glob<string>(
  [
    '../../content/**/*.ts',
    '!../../content/{claims,constants,lead-fields}.ts',
    '!../../content/guides/radon-bands.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

it.each(Object.entries(claims))('the claim %s is well formed', (_name, claim) => {
  expect(() => v.parse(ClaimSchema, claim)).not.toThrow()
})

describe('no other file writes out a claim', () => {
  const CLAIM = /\d[\d,.]*[KMB]?\+|\$1[MB]|\b(?:24-48|48-72) hours|\b425\b/

  it.each(Object.entries(sources))('%s', (_file, source) => {
    expect(source.split('\n').filter((line) => CLAIM.test(line))).toEqual([])
  })
})

it('the pages show every claim', () => {
  const shown = JSON.stringify([DATA, evaluation, luxury])
  const missing = Object.entries(claims).filter(([, { figure }]) => !shown.includes(figure))
  expect(missing.map(([name]) => name)).toEqual([])
})
