/**
 * Playwright tells each new page which media features to emulate. Firefox 153 has no such command over WebDriver BiDi,
 * and without this no page would open in it. Nothing is emulated then: a page has the system's preferences.
 */
import type { Browser } from 'playwright'
import * as v from 'valibot'

const COMMAND = 'emulation.setMediaFeaturesOverride'

const Sent = v.looseObject({ id: v.number(), method: v.string() })
const Refused = v.looseObject({
  id: v.number(),
  type: v.literal('error'),
  error: v.literal('unknown command'),
})

/** What carries Playwright's messages to the browser. */
type Transport = { send: (message: object) => void; onmessage: (message: object) => void }

/** Takes the browser's refusal of that one command for an acceptance. */
export function allowWithoutMediaFeatures(browser: Browser): void {
  const transport = transportOf(browser)
  const asked = new Set<number>()
  const { send, onmessage } = transport
  transport.send = (message) => {
    const { output, success } = v.safeParse(Sent, message)
    if (success && output.method === COMMAND) asked.add(output.id)
    send.call(transport, message)
  }
  transport.onmessage = (message) => {
    const { output, success } = v.safeParse(Refused, message)
    if (!success || !asked.has(output.id)) return onmessage(message)
    onmessage({ type: 'success', id: output.id, result: {} })
  }
}

/** Playwright has no public way to it. */
function transportOf(browser: Browser): Transport {
  const of = (object: object, name: string) => Reflect.get(object, name)
  const implementation = of(browser, '_connection').toImpl(browser)
  return of(of(implementation, '_connection'), '_transport')
}
