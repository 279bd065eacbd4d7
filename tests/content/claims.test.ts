/** The marketing claims: every one of section 1, and none typed anywhere else on these pages. */
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { DATA, SOURCES } from './marketing-pages.ts'

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
    ['turnaround', '24-48 hours'],
    ['blitz', 'up to 1 week'],
    ['preLaunch', '48-72 hours'],
    ['luxury', 'Top 3'],
  ] as const)('%s is %s', (name, figure) => {
    expect(claims[name].figure).toBe(figure)
  })

  it('is all there is', () => {
    expect(Object.keys(claims)).toHaveLength(20)
  })
})

/** Written out in the code instead of being taken from the list. */
const TYPED = /\d[\d,.]*[KMB]?\+|\$1[MB]|\b(?:24-48|48-72) hours|\b425\b/

describe.each(Object.entries(SOURCES))('%s', (_file, source) => {
  it('types no claim', () => {
    expect(source.split('\n').filter((line) => TYPED.test(line))).toEqual([])
  })
})

it('every file of these pages was looked at', () => {
  expect(Object.keys(SOURCES)).toHaveLength(16)
})

it('the pages show every claim that is theirs to show', () => {
  const shown = JSON.stringify(DATA)
  const elsewhere = ['luxury']
  const missing = Object.entries(claims).filter(
    ([name, { figure }]) => !elsewhere.includes(name) && !shown.includes(figure),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})
