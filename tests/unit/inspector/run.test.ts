/** Runs in addresses. */
import { expect, it } from 'vitest'
import { decodeRun, encodeRun, type Run } from '../../../src/inspector/run/run.ts'

const run: Run = {
  from: 'live',
  note: '/evaluation',
  context: { values: {} },
  steps: [
    { kind: 'event', event: { type: 'lead.submit', values: { firstName: 'Zoë – “Z”' } } },
    { kind: 'settle', actor: 'sendLead', outcome: { error: 'network' } },
    { kind: 'wait', delay: 'attemptTimeout', almost: true },
    { kind: 'elapse', milliseconds: 40 },
  ],
}

it('a run comes back from an address as it was, and needs no escapes there', () => {
  const text = encodeRun(run)
  expect(decodeRun(text)).toEqual(run)
  expect(encodeURIComponent(text)).toBe(text)
})

it('an address that was cut off, or is no run, holds none', () => {
  const other = btoa(JSON.stringify({ from: 'hand', steps: [{ kind: 'unknown' }] }))
  for (const text of ['', '%', encodeRun(run).slice(0, -8), other]) expect(decodeRun(text)).toBeNull()
})
