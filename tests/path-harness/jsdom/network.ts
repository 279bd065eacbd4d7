/** The network in jsdom: a held request waits for the test, and any other fails, as offline. */
import { vi } from 'vitest'
import { actAsync } from '../../support/gestures.ts'
import type { Held } from '../visitor.ts'

/** Returns a function that holds the requests to addresses with a part. Undone by `vi.unstubAllGlobals`. */
export function stubRequests(notify: (held: Held) => void): (part: string) => void {
  const parts = new Set<string>()
  vi.stubGlobal('fetch', (address: string | URL, { signal, body }: RequestInit = {}) => {
    const url = String(address)
    return new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'))
      if (![...parts].some((part) => url.includes(part))) return fail()
      let givenUp = signal?.aborted ?? false
      let isSettled = false
      const settle = (how: () => void) => {
        isSettled = true
        return actAsync(how)
      }
      signal?.addEventListener('abort', () => {
        givenUp = true
        reject(signal.reason)
      })
      notify({
        url,
        body: typeof body === 'string' ? JSON.parse(body) : null,
        pass: (standIn) => settle(() => resolve(standIn())),
        answer: (response) => settle(() => resolve(response())),
        fail: () => settle(fail),
        isGivenUp: () => givenUp,
        isWaiting: () => !givenUp && !isSettled,
      })
    })
  })
  return (part) => void parts.add(part)
}

/** jsdom loads no scripts: those that a page adds, with such an address, wait. Returns a function that stops it. */
export function holdScripts(part: string, notify: (held: Held) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const script of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (script instanceof HTMLScriptElement && script.src.includes(part)) notify(heldScript(script))
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

function heldScript(script: HTMLScriptElement): Held {
  let isSettled = false
  const settle = (type: 'load' | 'error') => {
    isSettled = true
    return actAsync(() => script.dispatchEvent(new Event(type)))
  }
  return {
    url: script.src,
    body: null,
    pass: () => settle('load'),
    answer: () => settle('load'),
    fail: () => settle('error'),
    isGivenUp: () => !script.isConnected && !isSettled,
    isWaiting: () => script.isConnected && !isSettled,
  }
}
