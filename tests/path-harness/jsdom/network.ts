/** The network in jsdom: a held request waits for the test, and any other fails, as offline. */
import { vi } from 'vitest'
import { actAsync } from '../../support/gestures.ts'
import type { Held } from '../visitor.ts'

/**
 * Returns a function that holds the requests to addresses with a part, and one that has them answered. `log` has all
 * requests. Undone by `vi.unstubAllGlobals`.
 */
export function stubRequests(
  notify: (held: Held) => void,
  log: string[],
): { hold: (part: string) => void; answers: (part: string, response: () => Response) => void } {
  const answered = new Map<string, () => Response>()
  const parts = new Set<string>()
  vi.stubGlobal(
    'fetch',
    (address: string | URL, { method = 'GET', mode, signal, body }: RequestInit = {}) => {
      const url = String(address)
      const answerer = [...answered].find(([part]) => url.includes(part))?.[1]
      if (answerer) return Promise.resolve(answerer())
      log.push([method, url, ...(typeof body === 'string' ? [body] : [])].join(' '))
      return new Promise<Response>((resolve, reject) => {
        const fail = () => reject(new TypeError('Failed to fetch'))
        if (![...parts].some((part) => url.includes(part))) return fail()
        let givenUp = signal?.aborted ?? false
        let isSettled = false
        const settle = (how: () => void) => {
          isSettled = true
          return actAsync(how)
        }
        // A page cannot read what another site answers without CORS: no status, and never "ok".
        const answer = (response: Response) => resolve(mode === 'no-cors' ? Response.error() : response)
        signal?.addEventListener('abort', () => {
          givenUp = true
          reject(signal.reason)
        })
        notify({
          url,
          body: typeof body === 'string' ? JSON.parse(body) : null,
          pass: (standIn) => settle(() => answer(standIn())),
          answer: (response) => settle(() => answer(response())),
          fail: () => settle(fail),
          isGivenUp: () => givenUp,
          isWaiting: () => !givenUp && !isSettled,
        })
      })
    },
  )
  return {
    hold: (part) => void parts.add(part),
    answers: (part, response) => void answered.set(part, response),
  }
}

/**
 * jsdom loads no scripts and no frames: those that a page adds, with such an address, wait. `selector` says which
 * kinds. Returns a function that stops it.
 */
export function holdElements(part: string, selector: string, notify: (held: Held) => void): () => void {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const root of added.filter((node) => node instanceof Element))
      for (const element of [root, ...root.querySelectorAll(selector)])
        if (element.matches(selector) && addressOf(element).includes(part)) notify(heldElement(element))
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const addressOf = (element: Element) => element.getAttribute('src') ?? ''

function heldElement(element: Element): Held {
  let isSettled = false
  const settle = (type: 'load' | 'error') => {
    isSettled = true
    return actAsync(() => element.dispatchEvent(new Event(type)))
  }
  return {
    url: addressOf(element),
    body: null,
    pass: () => settle('load'),
    answer: () => settle('load'),
    fail: () => settle('error'),
    isGivenUp: () => !element.isConnected && !isSettled,
    isWaiting: () => element.isConnected && !isSettled,
  }
}

/** A module that the page loads when it needs it, held like the request for its file. */
export function holdModule(path: string, url: string, notify: (held: Held) => void): void {
  vi.doMock(path, () => {
    return new Promise((answer, reject) => {
      let isWaiting = true
      const settle = (how: () => void | Promise<void>) => {
        isWaiting = false
        return actAsync(how)
      }
      notify({
        url,
        body: null,
        pass: () => settle(async () => answer(await vi.importActual(path))),
        answer: () => Promise.reject(new Error('A module is loaded, or not')),
        fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
        isGivenUp: () => false,
        isWaiting: () => isWaiting,
      })
    })
  })
}
