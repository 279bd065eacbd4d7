// @vitest-environment jsdom
/** What a walk says that fails: the step, what was looked at, and the control or the request that it is about. */
import { expect, it, vi } from 'vitest'
import { loadWalk } from '../path-harness/discover.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import { beginEachVisitAnew, visit } from '../path-harness/jsdom/visits.ts'
import type { Screen } from '../path-harness/screen.ts'
import { possibleTraces } from '../path-harness/traces.ts'
import { nothingWalked, walkTrace } from '../path-harness/walk-machine.ts'

vi.mock('../../src/browser/use-machine-actor.ts', () => import('../path-harness/observe.ts'))

beginEachVisitAnew()

const { fixture, screen } = await loadWalk('mailedCode')
const traces = await possibleTraces('mailedCode', { fixture, screen })
const trace = traces.find(({ steps }) => steps[0]?.kind === 'event')
const button = { role: 'button', name: /./, inside: { role: 'form' } } as const

async function failure(changed: Partial<Screen>): Promise<string> {
  if (!trace) throw new Error('No page can ask for a code')
  const walk = visit('mailedCode', trace, { fixture, screen: { ...screen, ...changed }, patience: 100 })
  return walk.then(
    () => 'nothing',
    (error: Error) => error.message,
  )
}

it('that no request came, to where it should go, which are held, and which were sent', async () => {
  const said = await failure({
    effects: {
      ...screen.effects,
      'starts sendCode': async (visitor) => {
        await visitor.request()
        await visitor.request('/auth/v1/verify')
      },
    },
  })
  expect(said).toMatch(/^Step 1 of \d+ \(.*"code\.requested".*\):\n {2}Effect "starts sendCode":/)
  expect(said).toContain('No request to "/auth/v1/verify" came.')
  expect(said).toContain('Held are those to "/auth/v1/otp", "/auth/v1/verify".')
  expect(said).toMatch(/The page has sent these:\n +POST \S+\/auth\/v1\/otp\S* \{"email":/)
})

it.each<[string, RegExp, Partial<Screen>]>([
  [
    'is disabled',
    /"code\.requested".*\n.*The button "[^"]+" is disabled/,
    {
      gestures: {
        ...screen.gestures,
        'code.requested': async (visitor, event, coming) => {
          await screen.gestures['code.requested']?.(visitor, event, coming)
          await visitor.press({ ...button, index: 0 })
        },
      },
    },
  ],
  [
    'is no field',
    /"code\.requested".*\n.*The button "[^"]+" is no field/,
    {
      gestures: { ...screen.gestures, 'code.requested': (visitor) => visitor.fill(button, 'Ada') },
    },
  ],
  [
    'is missing',
    /State "sending":\n.*Nobody can see .*"Gone"/,
    {
      states: { ...screen.states, sending: (visitor) => visitor.sees({ role: 'button', name: 'Gone' }) },
    },
  ],
])('which control %s, and in which step', async (_what, message, changed) => {
  expect(await failure(changed)).toMatch(message)
})

it('that the page could not be opened', async () => {
  expect(await failure({ open: () => Promise.reject(new Error('No site')) })).toBe(
    'Opening the page:\n  No site',
  )
})

it('which step breaks what a fixture expects of the machine itself', async () => {
  if (!trace) throw new Error('No machine can ask for a code')
  const invariant: Fixture['invariant'] = ({ snapshot }) => expect(snapshot.value).toBe('asking')
  await expect(walkTrace({ ...fixture, invariant }, trace, nothingWalked())).rejects.toThrow(
    /^Step 1 of .*"code\.requested"/,
  )
})
