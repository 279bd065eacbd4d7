/** Claims, figures and conclusions in the content: each claim in one place, and everything drawn or concluded adds up. */
import { describe, expect, it } from 'vitest'
import { minimumDownPayment } from '../../calculators/down-payment.ts'
import { claims } from '../../content/claims.ts'
import { COSTS, NEW_HOME_WARRANTY_YEARS } from '../../content/constants.ts'
import { cadRange } from '../../content/formats.ts'
import { aerialVideos } from '../../content/pages/aerial-videos.ts'
import { buyer } from '../../content/pages/buyer.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { firstTimeBuyers } from '../../content/pages/first-time-buyers.ts'
import { home } from '../../content/pages/home.ts'
import { homeCosts } from '../../content/pages/home-costs.ts'
import { investmentGuide, priceScale, yieldScale } from '../../content/pages/investment-guide.ts'
import { radon } from '../../content/pages/radon-information.ts'
import { sampleAnalytics } from '../../content/sample-analytics.ts'

const pages = import.meta.glob<Record<string, unknown>>('../../content/pages/**/*.ts', { eager: true })

/** Every string below a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

describe('a claim', () => {
  const contents = Object.entries(pages).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name]) => !['head', 'records'].includes(name))
      .map(([name, value]): [string, string[]] => [`${file} ${name}`, texts(value)]),
  )
  // Without bare numbers, which also occur as other numbers.
  const figures = [...new Set(Object.values(claims).map(({ figure }) => figure))].filter((one) =>
    /\D/.test(one),
  )
  /** Every figure in the texts, as often as it occurs. */
  const figuresIn = (all: readonly string[]) =>
    all.flatMap((text) => figures.filter((figure) => text.includes(figure)))

  it('is shown on a page, and once by each part of it', () => {
    const shown = contents.map(([, all]) => figuresIn(all))
    expect(new Set(shown.flat())).toEqual(new Set(figures))
    for (const [index, [part]] of contents.entries())
      expect([part, shown[index]]).toEqual([part, [...new Set(shown[index])]])
  })

  it('is one of at most four in the hero of the home page, and is another in the achievements', () => {
    expect(home.stats.length).toBeLessThanOrEqual(4)
    const labels = home.stats.map(({ label }): string => label)
    expect(home.achievements.claims.filter(({ label }) => labels.includes(label))).toEqual([])
  })
})

it('the report of the evaluation page is consistent, and says whether it is a sample', () => {
  const { report } = evaluation
  const [sold, , unsold] = report.rows.map(({ prices }) => prices)
  expect(/^A sample/.test(report.note)).toBe(report.sample)
  expect(report.range.low).toBeGreaterThan(Math.min(...(sold ?? [])))
  expect(report.range.high).toBeLessThan(Math.min(...(unsold ?? [])))
  const prices = report.rows.flatMap((row): readonly number[] => row.prices)
  expect(Math.min(...prices)).toBeGreaterThan(Math.min(...report.axis))
  expect(Math.max(...prices)).toBeLessThan(Math.max(...report.axis))
})

describe('the sample analytics', () => {
  const { views, sources, funnel, sample, note } = sampleAnalytics
  const sum = (points: readonly { value: number }[]) => points.reduce((total, { value }) => total + value, 0)

  it('say so, and add up: shares to 100, views to the top of the funnel, each stage within the one before', () => {
    if (sample) expect(note).toMatch(/^Sample figures/)
    expect(sum(sources.points)).toBe(100)
    expect(sum(views.points)).toBe(funnel.points[0].value)
    const steps = funnel.points.map(({ value }): number => value)
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
  })

  it.runIf(sample)('support the conclusions drawn from them', () => {
    expect(sum(views.points.slice(0, 4))).toBeGreaterThan(sum(views.points) / 2)
    expect(views.reading).toContain('More than half of all views came in the first four days')
    expect(100 - sources.points[0].value).toBeGreaterThan(50)
    expect(sources.reading).toContain('More than half of the enquiries did not come from the listing sites')
    expect(funnel.points[2].value / funnel.points[3].value).toBe(12)
    expect(funnel.reading).toContain('One visit in twelve led to an offer')
  })
})

it('the heights of a drone rise, below the legal ceiling', () => {
  const { items, ceilingMetres } = aerialVideos.features
  const heights = [...items.map(({ metres }) => metres), ceilingMetres - 1]
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
  expect(ceilingMetres).toBe(122)
})

it('the buyer page draws the warranty of section 9', () => {
  expect(buyer.builders.warranty.parts.map(({ years }) => years)).toEqual([...NEW_HOME_WARRANTY_YEARS])
})

it.each(investmentGuide.areas.items)('$name is within the drawn scales', ({ avgPrice, rentYield }) => {
  const yields = [yieldScale.from, ...rentYield, yieldScale.to]
  expect(yields).toEqual(yields.toSorted((a, b) => a - b))
  expect(avgPrice).toBeGreaterThan(priceScale.from)
  expect(avgPrice).toBeLessThan(priceScale.to)
})

it('the bands of radon follow one another from nothing, the last open at the guideline', () => {
  const { bands, guideline } = radon.levels
  for (const [index, { from, to, label }] of bands.entries()) {
    expect(from).toBe(index === 0 ? 0 : bands[index - 1]?.to)
    expect(label).toBe(to === null ? `${from}+` : `${from}–${to}`)
  }
  expect(guideline).toBe(200)
  expect(bands.at(-1)).toMatchObject({ from: guideline, to: null })
})

it('the example of a minimum down payment is what the calculator says', () => {
  const { example } = firstTimeBuyers.downPayment
  const dollars = [...example.matchAll(/\$([\d,]+)/g)].map(([, text = '']) =>
    Number(text.replaceAll(',', '')),
  )
  expect(dollars.at(-1)).toBe(minimumDownPayment((dollars[0] ?? 0) * 100) / 100)
})

it.each([
  ['Home inspection', COSTS.inspection],
  ['Lawyer', COSTS.legal],
  ['Radon mitigation', COSTS.radonMitigation],
] as const)('the guide to home costs has those of section 9: %s', (name, range) => {
  const rows = [...homeCosts.oneTime.rows, ...homeCosts.older.rows]
  expect(rows.find(({ item }) => item === name)?.cost).toBe(cadRange(range))
})
