/** The explorer's choice of the next step. */
import { describe, expect, it } from 'vitest'
import { choose, interest, noMemory, remember } from '../../explore/choose.ts'
import type { Step } from '../../explore/step.ts'
import { seeded } from '../../support/submissions.ts'

const link = (name: string): Step => ({ does: 'press', control: { role: 'link', name, index: 0 } })
const links = Array.from({ length: 100 }, (_, index) => link(`Page ${index}`))
const filling: Step = {
  does: 'fill',
  fields: [{ control: { role: 'textbox', name: 'Email', index: 0 }, value: 'x' }],
}

const taken = (offers: readonly Step[], memory = noMemory(), times = 400) => {
  const random = seeded(1)
  return Array.from({ length: times }, () => choose(offers, memory, random))
}

describe('choose', () => {
  it('takes the same steps for the same seed', () => {
    expect(taken(links)).toEqual(taken(links))
    expect(new Set(taken(links)).size).toBeGreaterThan(50)
  })

  it('takes nothing where nothing is offered', () => {
    expect(choose([], noMemory(), seeded(1))).toBeUndefined()
  })

  it('fills in a form among a hundred links', () => {
    const filled = taken([...links, filling]).filter((step) => step === filling)
    expect(filled.length).toBeGreaterThan(100)
  })

  it('prefers what was not tried, then what led to rarely seen states', () => {
    const memory = noMemory()
    const [common, rare, untried] = [link('Common'), link('Rare'), link('Untried')]
    for (let times = 0; times < 50; times++) remember(memory, common, ['route /'])
    for (let times = 0; times < 50; times++)
      remember(memory, rare, times === 0 ? ['state leadForm.sent'] : ['route /'])
    expect(interest(memory, untried)).toBe(1)
    expect(interest(memory, rare)).toBe(1)
    expect(interest(memory, common)).toBeLessThan(0.2)
    const steps = taken([common, rare, untried], memory)
    expect(steps.filter((step) => step === common).length).toBeLessThan(80)
  })

  it('still takes now and then what led to nothing new', () => {
    const memory = noMemory()
    const old = link('Old')
    for (let times = 0; times < 5_000; times++) remember(memory, old, ['route /'])
    expect(interest(memory, old)).toBeGreaterThan(0)
  })

  it('counts the same form as one step, whatever is typed', () => {
    const memory = noMemory()
    remember(memory, filling, [])
    const again: Step = {
      ...filling,
      fields: [{ control: { role: 'textbox', name: 'Email', index: 0 }, value: 'y' }],
    }
    expect(interest(memory, again)).toBeLessThan(1)
  })
})
