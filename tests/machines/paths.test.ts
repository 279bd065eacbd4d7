import { afterAll, describe, expect, it } from 'vitest'
import { type MachineName, machines } from '../../machines/index.ts'
import { walk } from '../support/machine-run.ts'
import { allStates, allTransitions, transitionTour } from '../support/model.ts'
import { fixtures } from './fixtures/index.ts'

const names = Object.keys(machines) as MachineName[]

describe.each(names)('%s', (name) => {
  const fixture = fixtures[name]
  const taken = new Set<string>()

  it('is the machine its fixture describes, with an expectation for every state', () => {
    expect(fixture.machine).toBe(machines[name].machine)
    expect(Object.keys(fixture.states).sort()).toEqual(allStates(fixture.machine).sort())
  })

  it.each(transitionTour(fixture))('$name', async (path) => {
    for (const transition of await walk(fixture, path)) taken.add(transition)
  })

  it('has every transition walked', () => {
    const all = [...allTransitions(fixture.machine).values()]
    expect(all.filter((transition) => !taken.has(transition))).toEqual([])
  })

  afterAll(() => taken.clear())
})
