/** Watches what a page asks its own server for, and what is wrong about it. */
import type { Page, Request } from 'playwright/test'
import { NEWSLETTER_MAIL_LIMIT } from '../../content/screening.ts'

/** Answers that refuse what a visitor asked for, as they should. */
const REFUSALS: readonly { path: RegExp; statuses: readonly number[]; because: string }[] = [
  {
    path: /^\/auth\/v1\//,
    statuses: [400, 401, 403, 422, 429],
    because: 'wrong passwords, known addresses, too many mails',
  },
  { path: /^\/functions\/v1\/newsletter-/, statuses: [422], because: 'addresses that no mail reaches' },
]
/** The page, or the visitor by leaving it, gave the request up. */
const GIVEN_UP = 'net::ERR_ABORTED'

/** A form that was sent, with the address typed into it. */
export type Sent = {
  kind: 'lead' | 'subscription'
  email: string
  answered: boolean
  /** Whether it is more than one client may ask for: then it is thanked for, and not stored. */
  overLimit: boolean
}

/** Counts, for all visits to one backend: to its limits they are one client. */
export type Tally = { subscriptions: number }

const FORMS: Record<string, Sent['kind']> = {
  '/functions/v1/send-lead-email': 'lead',
  '/functions/v1/newsletter-subscribe': 'subscription',
}

export function watchRequests(page: Page, origin: string, tally: Tally) {
  const underWay = new Map<Request, { offline: boolean }>()
  const sent = new Map<Request, Sent>()
  const failures: string[] = []
  let offline = false
  const pathOf = (request: Request) => new URL(request.url()).pathname
  const fails = (request: Request, how: string) =>
    failures.push(`${request.method()} ${pathOf(request)}: ${how}`)

  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return
    underWay.set(request, { offline })
    const kind = request.method() === 'POST' ? FORMS[pathOf(request)] : undefined
    if (!kind) return
    if (kind === 'subscription') tally.subscriptions += 1
    const overLimit = kind === 'subscription' && tally.subscriptions > NEWSLETTER_MAIL_LIMIT.client.allowed
    sent.set(request, { kind, email: emailIn(request), answered: false, overLimit })
  })
  page.on('response', (response) => {
    const request = response.request()
    const form = sent.get(request)
    if (form) form.answered = true
    if (!underWay.has(request) || response.status() < 400) return
    const path = pathOf(request)
    const isRefusal = REFUSALS.some(
      (known) => known.path.test(path) && known.statuses.includes(response.status()),
    )
    // An unknown address has a page that says so.
    if (!isRefusal && request.resourceType() !== 'document') fails(request, `status ${response.status()}`)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => {
    const began = underWay.get(request)
    underWay.delete(request)
    const form = sent.get(request)
    if (form) form.answered = false
    const reason = request.failure()?.errorText ?? ''
    if (began && !began.offline && !offline && reason !== GIVEN_UP) fails(request, reason)
  })
  return {
    setOffline: (value: boolean) => {
      offline = value
      if (offline) for (const began of underWay.values()) began.offline = true
    },
    areUnderWay: () => underWay.size > 0,
    /** What failed since the last call. */
    failures: () => failures.splice(0),
    sent: (): Sent[] => [...sent.values()],
  }
}

/** From JSON, or from a form that was sent without JavaScript. */
function emailIn(request: Request): string {
  const body = request.postData() ?? ''
  if (!body.startsWith('{')) return new URLSearchParams(body).get('email') ?? ''
  const { email }: { email?: unknown } = JSON.parse(body)
  return String(email ?? '')
}
