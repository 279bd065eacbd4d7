/** A trace names its delays: changing a number in content/constants.ts changes no trace. */
import { expect, it } from 'vitest'
import { machines } from '../../machines/index.ts'
import { load, machineNames } from '../path-harness/discover.ts'
import { generateTraces } from '../path-harness/generate.ts'

const delaysOf = (name: (typeof machineNames)[number]) =>
  Object.entries(machines[name].machine.implementations.delays)

it.each(machineNames.filter((name) => delaysOf(name).length > 0))(
  '%s has the same traces when its delays take longer',
  async (name) => {
    const fixture = await load(name, 'fixture')
    const longer = Object.fromEntries(delaysOf(name).map(([delay, ms]) => [delay, Number(ms) * 3 + 1]))
    const changed = { ...fixture, machine: fixture.machine.provide({ delays: longer }) }
    expect(await generateTraces(name, changed)).toEqual(await generateTraces(name, fixture))
  },
)
