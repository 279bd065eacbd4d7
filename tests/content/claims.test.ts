/** The marketing claims of section 1, which no other content file writes out. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { ClaimSchema } from '../../content/page-schema.ts'
import { DATA } from './marketing-pages.ts'

/** The source of every content file, except those with figures that only look like claims. */
const sources = import.meta.glob<string>(
  [
    '../../content/**/*.ts',
    '!../../content/{claims,constants,forms}.ts',
    '!../../content/guides/radon-bands.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

describe('section 1', () => {
  it.each([
    ['salesVolume', '$1B+'],
    ['reviews', '425+'],
    ['rating', '4.9'],
    ['families', '2,000+'],
    ['homesSold', '2,000+'],
    ['followers', '100K+'],
    ['videoViews', '4M+'],
    ['network', '300+'],
    ['communities', '140+'],
    ['buyerDatabase', '200,000+'],
    ['marketing', '$1M+'],
    ['impressions', '2M+'],
    ['channels', '30+'],
    ['agents', '30+'],
    ['visitors', '15K+'],
    ['leads', '65+'],
    ['turnaround', '24–48 hours'],
    ['blitz', 'up to 1 week'],
    ['preLaunch', '48–72 hours'],
    ['luxury', 'Top 3'],
  ] as const)('%s is %s', (name, figure) => {
    expect(claims[name].figure).toBe(figure)
  })

  it('has no other claims', () => {
    expect(Object.keys(claims)).toHaveLength(20)
  })
})

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
  const shown = JSON.stringify(DATA)
  // Shown on the luxury page, which is not among these.
  const elsewhere = ['luxury']
  const missing = Object.entries(claims).filter(
    ([name, { figure }]) => !elsewhere.includes(name) && !shown.includes(figure),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})
