/** The asbestos guide, against the specification (sections 2, 3 and 9). */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AsbestosLocationSchema } from '../../../content/guides/schema.ts'
import { asbestos } from '../../../content/pages/asbestos-information.ts'

describe('asbestos', () => {
  it('has its heading and links to an asbestos information site', () => {
    expect(asbestos.hero.title).toBe('Asbestos in Calgary Homes: What You Need to Know')
    const { href, sample } = asbestos.hero.link
    expect(href).toMatch(/^https:/)
    expect(sample).toBe(new URL(href).hostname.endsWith('.example'))
  })

  it('has every section, in the order of the specification', () => {
    const sections = Object.values(asbestos).flatMap((part) =>
      'id' in part ? [part.title.toLowerCase()] : [],
    )
    expect(sections).toEqual([
      'what asbestos is',
      'health risks',
      'calgary housing context',
      'common locations',
      'visual cues',
      'professional testing',
      'safety guidelines',
      'professional removal',
      'cost considerations',
      'real-estate advice',
    ])
  })

  it('has its warnings, word for word', () => {
    expect(asbestos.health.warning).toBe('There is no safe level of asbestos exposure.')
    expect(asbestos.cues.warning).toBe('Never assume – always test if uncertain!')
  })

  it('has the three eras of Calgary housing', () => {
    expect(
      asbestos.housing.eras.map(({ period, likelihood }) => `${period} ${likelihood}`.toLowerCase()),
    ).toEqual(['pre-1980 high likelihood', '1980–1990 possible', 'post-1990 rare'])
  })

  it('lists the visual cues, word for word', () => {
    expect(asbestos.cues.items.map((cue) => cue.toLowerCase())).toEqual([
      'gray or white pipe insulation',
      '9x9 floor tiles',
      'corrugated roofing or siding',
      'textured paint or ceiling coatings',
      'old furnace duct insulation',
    ])
  })

  it('lists at least eight locations, each once, every risk present', () => {
    const rows = asbestos.locations.rows.map((row) => v.parse(AsbestosLocationSchema, row))
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(new Set(rows.map(({ location }) => location)).size).toBe(rows.length)
    expect([...new Set(rows.map(({ risk }) => risk))]).toEqual(['High', 'Medium', 'Low'])
  })

  it('names polarized light microscopy, and the price of section 9', () => {
    expect(asbestos.testing.method).toBe('Polarized light microscopy')
    expect(asbestos.testing.cost).toBe('$200–500 per sample')
  })

  it('has three guidelines under DO and the rest under MAINTAIN', () => {
    const [first, second, ...more] = asbestos.safety.groups
    expect([first.heading, second.heading, more]).toEqual(['DO', 'MAINTAIN', []])
    expect(first.items).toHaveLength(3)
    expect(second.items.length).toBeGreaterThanOrEqual(2)
  })

  it('has three stages of removal', () => {
    expect(asbestos.removal.stages.map(({ title }) => title)).toEqual([
      'Containment',
      'Protection',
      'Disposal',
    ])
  })

  it('states the costs of section 9', () => {
    expect(asbestos.costs.rows.map(({ item, cost }) => `${item}: ${cost}`)).toEqual([
      'Testing: $200–500 per sample',
      'Removal, single room: $3,000–$7,000',
      'Removal, whole house: $15,000–$50,000+',
      'Encapsulation: $5–$15 per sq ft',
    ])
  })

  it('has five points each for buyers and sellers', () => {
    expect(asbestos.realEstate.buyers.points).toHaveLength(5)
    expect(asbestos.realEstate.sellers.points).toHaveLength(5)
  })
})
