/** How a failure on the site is shown by fewer steps. */
import { expect, it } from 'vitest'
import type { Trace } from '../../machines/kit/trace.ts'
import { fixture } from '../machines/drawer/fixture.ts'
import { does, settles } from '../path-harness/fixture.ts'
import { playThrough } from '../path-harness/generate.ts'
import { shorterWays } from '../path-harness/shorter.ts'

const toggles = does({ type: 'drawer.toggle' })
const loads = settles('loadDrawer', { output: null })
const leaves = does({ type: 'route.changed' })

async function trace(...steps: Trace['steps']): Promise<Trace> {
  return { id: 'x', name: '', kind: 'journey', steps, ...(await playThrough(fixture, steps)) }
}

it('a failure after a detour is shown without it, the shortest way first', async () => {
  const detour = await trace(toggles, leaves, toggles, loads, leaves)
  const [first, ...others] = await shorterWays(fixture, detour, 4)
  expect(first?.trace.steps).toEqual([toggles, loads, leaves])
  expect(first?.trace.visits.at(-1)?.state).toBe('closed')
  expect(others.every(({ trace: { steps } }) => steps.length >= 3)).toBe(true)
})

it('there is none for the shortest way', async () => {
  expect(await shorterWays(fixture, await trace(toggles, loads, leaves), 2)).toEqual([])
})

it('a step that does something else is another one', async () => {
  // Without the first press, the navigation would meet a closed drawer.
  const ways = await shorterWays(fixture, await trace(toggles, leaves), 1)
  expect(ways).toEqual([])
})
