/** A client of the newsletter functions on the real local stack, with access to what they store. */
import * as v from 'valibot'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { Backend, Mail, Running } from './local.ts'
import { uniqueEmail } from './payloads.ts'

const Subscribers = v.array(
  v.looseObject({
    email: v.string(),
    status: v.string(),
    confirmed_at: v.nullable(v.string()),
    unsubscribed_at: v.nullable(v.string()),
    newsletter_requests: v.array(
      v.looseObject({
        id: v.string(),
        token_hash: v.string(),
        renewed_at: v.nullable(v.string()),
        deliveries: v.array(v.looseObject({ id: v.string(), status: v.string(), attempts: v.number() })),
      }),
    ),
  }),
)

/** Everything stored about an address, compared without regard to case. */
async function newsletterRows({ stack }: Pick<Running, 'stack'>, email: string) {
  const query = new URLSearchParams({
    select: '*,newsletter_requests(*,deliveries(*))',
    email: `ilike.${email}`,
  })
  const response = await fetch(`${stack.databaseUrl}/rest/v1/newsletter_subscribers?${query}`, {
    headers: { apikey: stack.keys.SUPABASE_SECRET_KEY },
  })
  return v.parse(Subscribers, await response.json())
}

export type NewsletterAction = 'subscribe' | 'confirm' | 'unsubscribe'

export const ACCEPTED = { status: 200, body: { waits: false } }
export const REFUSED = {
  status: 422,
  body: { error: { code: 'invalid', fields: { token: expect.any(String) } } },
}

/** The answer about a link: the address as it is now, and whether it was so before. */
export const followed = (state: 'confirmed' | 'unsubscribed', used = false) => ({
  status: 200,
  body: { state, used },
})

/** The token in a mail's link. */
export function tokenIn({ text }: { text: string }): string {
  return /\/newsletter\?token=(c[0-9a-f]{32})#confirm/.exec(text)?.[1] ?? ''
}

export type Newsletter = ReturnType<typeof newsletterOn>

export function newsletterOn({ stack, mailsTo: mailbox, post: postTo }: Backend) {
  const urlOf = (action: NewsletterAction) => stack.routes[`/functions/v1/newsletter-${action}`] ?? ''

  async function post(action: NewsletterAction, body: unknown, headers: Record<string, string> = {}) {
    const response = await postTo(`newsletter-${action}`, body, headers)
    return { status: response.status, body: await response.json() }
  }

  const stored = (email: string) => newsletterRows({ stack }, email)

  /** The deliveries to an address. */
  const deliveriesOf = async (email: string) =>
    (await stored(email)).flatMap((row) => row.newsletter_requests.flatMap(({ deliveries }) => deliveries))

  /** Waits for `count` mails to an address, all recorded as sent. */
  const mailsTo = (email: string, count: number): Promise<Mail[]> =>
    eventually(async () => {
      const mails = await mailbox(email)
      expect(mails).toHaveLength(count)
      const statuses = (await deliveriesOf(email)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set(['sent']))
      return mails
    })

  /** Subscribes a new address and waits for the confirmation mail. */
  async function requested(email = uniqueEmail()) {
    expect(await post('subscribe', { email })).toEqual(ACCEPTED)
    const [mail] = await mailsTo(email, 1)
    if (!mail) throw new Error('No confirmation mail arrived')
    return { email, mail, token: tokenIn(mail) }
  }

  return {
    urlOf,
    post,
    stored,
    mailsTo,
    requested,
    subscribe: (email: string) => post('subscribe', { email }),
    /** Posts as a browser without JavaScript does; resolves to the address it is redirected to. */
    postForm: async (action: NewsletterAction, fields: Record<string, string>, referer = '') => {
      const init = { method: 'POST', body: new URLSearchParams(fields), headers: { referer } }
      const response = await fetch(urlOf(action), { ...init, redirect: 'manual' })
      expect(response.status).toBe(303)
      return response.headers.get('location')
    },
    deliveriesOf,
    statusOf: async (email: string) => (await stored(email)).map(({ status }) => status),
    mailStatusesOf: async (email: string) => (await deliveriesOf(email)).map(({ status }) => status).sort(),
    /** Subscribes and confirms a new address. */
    subscribed: async () => {
      const { email, token } = await requested()
      expect(await post('confirm', { token })).toEqual(followed('confirmed'))
      return { email, token }
    },
  }
}
