/** Requests of a page in Chromium, held until the test lets the real server answer them or drops them. */
import { expect, type Page, type Route } from 'playwright/test'
import { noRequest } from '../saying.ts'
import type { Held } from '../visitor.ts'

/** Kinds of requests that are not a page's files. */
const BY_SCRIPT = ['fetch', 'xhr', 'ping']

export function holdRequests(page: Page) {
  const held: Held[] = []
  /** Of the addresses whose requests are held. */
  const parts: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    if (BY_SCRIPT.includes(request.resourceType()))
      sent.push([request.method(), request.url(), request.postData() ?? ''].join(' '))
  })
  let last: Held | undefined
  return {
    hold: async (part: string, frames?: 'frames') => {
      parts.push(part)
      await page.route(
        (url) => url.href.includes(part),
        (route) => {
          // The page cannot tell when a frame asks.
          if (!frames && route.request().frame() !== page.mainFrame()) return route.fulfill({ body: '' })
          held.push(heldBy(page, route))
        },
      )
    },
    answers: async (part: string, response: () => Response) => {
      await page.route(
        (url) => url.href.includes(part),
        (route) => fulfill(route, response()),
      )
    },
    request: async (to?: string): Promise<Held> => {
      const comes = expect.poll(() => held.length).toBeGreaterThan(0)
      // What is thrown below says more.
      await comes.catch(() => undefined)
      last = held.shift()
      if (!last) throw new Error(noRequest(to, { held: parts, sent }))
      return last
    },
    lastRequest: () => last,
    awaitsAnswer: () => [...held, last].some((one) => one?.isWaiting()),
  }
}

async function fulfill(route: Route, answer: Response): Promise<void> {
  const { status, headers } = answer
  await route.fulfill({ status, headers: Object.fromEntries(headers), body: await answer.text() })
}

function heldBy(page: Page, route: Route): Held {
  const request = route.request()
  const url = request.url()
  const sent = (): object | null => request.postDataJSON()
  let isSettled = false
  return {
    url,
    body: sent(),
    pass: async (_standIn, { body, contentType, earlier } = {}) => {
      isSettled = true
      if (earlier) await route.fetch({ postData: JSON.stringify({ ...sent(), ...earlier }) })
      await route.continue({
        ...(body && { postData: JSON.stringify({ ...sent(), ...body }) }),
        ...(contentType && { headers: { ...request.headers(), 'content-type': contentType } }),
      })
      // The page goes on once it has run what it waited for.
      if (request.resourceType() === 'script')
        await page.evaluate(`import(${JSON.stringify(url)}).then(() => null)`)
    },
    answer: async (response) => {
      isSettled = true
      await fulfill(route, response())
    },
    fail: async () => {
      if (isSettled) return
      isSettled = true
      await route.abort()
    },
    isGivenUp: () => request.failure() !== null,
    isWaiting: () => !isSettled && request.failure() === null,
  }
}
