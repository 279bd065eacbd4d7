/** The investment guide, against the specification (sections 2, 3 and 9). */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { InvestmentAreaSchema, InvestmentStrategySchema } from '../../../content/guides/schema.ts'
import { investmentGuide, priceScale, yieldScale } from '../../../content/pages/investment-guide.ts'
import { VideoEmbedSchema } from '../../../content/videos/schema.ts'

describe('the investment guide', () => {
  const { strategies, areas, video, analysis, tips } = investmentGuide

  it('has four to six strategies and six to eight areas', () => {
    expect(strategies.items.length).toBeGreaterThanOrEqual(4)
    expect(strategies.items.length).toBeLessThanOrEqual(6)
    expect(areas.items.length).toBeGreaterThanOrEqual(6)
    expect(areas.items.length).toBeLessThanOrEqual(8)
  })

  it.each(strategies.items)(
    'strategy "$title" has return, time, risk and highlights, and says whether it is a sample',
    (item) => {
      expect(() => v.parse(InvestmentStrategySchema, item)).not.toThrow()
      if (item.sample) expect(item.roi).toMatch(/\(20\d\d example\)$/)
    },
  )

  it.each(areas.items)('area "$name" has type, price, yield and highlights', (item) => {
    expect(() => v.parse(InvestmentAreaSchema, item)).not.toThrow()
  })

  it.each(areas.items)('$name is within the drawn scales', ({ avgPrice, rentYield: [from, to] }) => {
    expect(from).toBeLessThan(to)
    expect(from).toBeGreaterThanOrEqual(yieldScale.from)
    expect(to).toBeLessThanOrEqual(yieldScale.to)
    expect(avgPrice).toBeGreaterThan(priceScale.from)
    expect(avgPrice).toBeLessThan(priceScale.to)
  })

  it('has unique strategies and areas, and says that figures are samples while they are', () => {
    const names = [...strategies.items.map(({ title }) => title), ...areas.items.map(({ name }) => name)]
    expect(new Set(names).size).toBe(names.length)
    for (const { note, items } of [strategies, areas])
      if (items.some(({ sample }) => sample)) expect(note).toMatch(/[Ss]amples?\b.* 20\d\d/)
  })

  it('offers an analysis, tips and one video', () => {
    expect(analysis.link).toEqual({ label: 'Request an analysis', to: '/contact' })
    expect(tips.items.length).toBeGreaterThanOrEqual(5)
    expect(() => v.parse(VideoEmbedSchema, video.embed)).not.toThrow()
  })
})
