/** The Alberta Home Buyer's Guide, against the specification (sections 2, 3 and 9). */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { GuideStepSchema, STEP_ICONS } from '../../../content/guides/schema.ts'
import { FaqSchema } from '../../../content/page-schema.ts'
import { buyersGuide } from '../../../content/pages/buyers-guide.ts'

const whole = (value: unknown) => JSON.stringify(value)

describe('the Alberta Home Buyer’s Guide', () => {
  it('has its title and its two buttons', () => {
    expect(buyersGuide.hero.title).toBe('Alberta Home Buyer’s Guide')
    const [talk, browse] = buyersGuide.hero.actions
    expect(talk).toEqual({ label: 'Talk to a Buyer Specialist', to: '/contact' })
    expect(browse.label).toBe('Browse Homes')
    expect(browse.href).toMatch(/^https:/)
  })

  it('has three advisor advantages', () => {
    expect(buyersGuide.advisor.points).toHaveLength(3)
  })

  it.each([
    ['Mortgage Calculator', undefined],
    ['First-Time Buyers', '/first-time-buyers'],
    ['True Cost to Own', '/home-costs'],
    ['Communities', '/communities'],
    ['Radon Information', '/radon-information'],
    ['Asbestos Information', '/asbestos-information'],
  ])('has the tile "%s" to %s, of six', (label, to) => {
    expect(buyersGuide.resources.tiles).toHaveLength(6)
    const tile = buyersGuide.resources.tiles.find((one) => one.label === label)
    expect(tile && 'to' in tile ? tile.to : undefined).toBe(to)
    if (to === undefined) expect(whole(tile)).toContain('https://')
  })

  it.each(
    [
      'budget and pre-approval',
      'define needs and search',
      'viewings and due diligence',
      'writing offers',
      'common conditions',
      'condo-specific',
      'new builds',
      'firming up',
      'lawyer and closing',
      'possession day',
    ].map((name, index) => ({ name, number: index + 1 })),
  )('step $number is $name', ({ name, number }) => {
    const step = v.parse(GuideStepSchema, buyersGuide.steps.items[number - 1])
    expect(step.number).toBe(number)
    expect(step.title.toLowerCase()).toContain(name)
  })

  it('has ten steps with an icon each', () => {
    expect(buyersGuide.steps.items.map(({ icon }) => icon)).toEqual(STEP_ICONS)
  })

  it('has the six Alberta essentials, as named', () => {
    expect(buyersGuide.essentials.items.map(({ title }) => title)).toEqual([
      'Torrens land titles',
      'RPR vs title insurance',
      'Closing with lawyers',
      'Condo documents',
      'New home warranty 1-2-5-10',
      'Deposits held in trust',
    ])
  })

  it('has four financing topics and a checklist of five', () => {
    expect(buyersGuide.financing.topics).toHaveLength(4)
    expect(buyersGuide.checklist.items).toHaveLength(5)
    expect(whole(buyersGuide.financing)).toContain('2.80%, 3.10%, 4.00% of the loan')
  })

  it('answers the five questions, as named', () => {
    const faqs = buyersGuide.faqs.items.map((faq) => v.parse(FaqSchema, faq))
    const named = [
      /who pays the buyer’s agent/i,
      /back out after removing conditions/i,
      /deposit/i,
      /need a lawyer/i,
      /how long/i,
    ]
    expect(faqs).toHaveLength(named.length)
    faqs.forEach(({ question, answer }, index) => {
      expect(question).toMatch(named[index] ?? /^$/)
      expect(answer.length).toBeGreaterThan(150)
    })
  })

  it('states the costs of section 9', () => {
    expect(whole(buyersGuide.essentials)).toContain('$1,500–3,000')
    expect(whole(buyersGuide.checklist)).toContain('$400–600')
    expect(whole(buyersGuide.financing)).toContain('Between 5% and 20%')
  })

  it('has the fourteen buyer videos', () => {
    expect(buyersGuide.videos.title).toMatch(/^Fourteen/)
    expect(buyersGuide.videos.items).toHaveLength(14)
  })
})
