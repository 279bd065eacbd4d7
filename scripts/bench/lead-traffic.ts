/** Clients that send leads as the site's form does, each the next one as soon as the last is answered. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createFormTokens } from '../../supabase/functions/_shared/lead/form-token.ts'

export type Traffic = {
  /** Leads that were answered with 200. */
  accepted: number
  /** Other answers. */
  refused: number
  perSecond: number
  /** Milliseconds from sending a lead to its whole answer. */
  p50: number
  p95: number
  p99: number
}

type Lead = { body: string; address: string }

/** Sends leads to `url` for the given time, from as many clients. `key` signs the forms' tokens. */
export async function sendLeads(options: {
  url: string
  key: string
  clients: number
  milliseconds: number
}): Promise<Traffic> {
  const { url, key, clients, milliseconds } = options
  const makeLead = await leadMaker(key)
  // Made up before, so that it costs no time while it counts: more than one a millisecond cannot be sent.
  const leads: Lead[] = []
  while (leads.length < milliseconds) leads.push(await makeLead())

  const durations: number[] = []
  let refused = 0
  const start = performance.now()
  const client = async () => {
    while (performance.now() - start < milliseconds) {
      const lead = leads.pop() ?? (await makeLead())
      const sentAt = performance.now()
      if ((await post(url, lead)) === 200) durations.push(performance.now() - sentAt)
      else refused += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000

  durations.sort((one, other) => one - other)
  const percentile = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? Number.NaN
  return {
    accepted: durations.length,
    refused,
    perSecond: durations.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  }
}

/** On a connection of its own, as each visitor has. Resolves to the status once the whole answer is here; to 0 without one. */
async function post(url: string, lead: Lead): Promise<number> {
  try {
    const sent = request(url, { method: 'POST', agent: false, headers: headersOf(lead) }).end(lead.body)
    const [response]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return response.statusCode ?? 0
  } catch {
    return 0
  }
}

function headersOf({ address }: Lead): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0',
    'accept-language': 'en-CA,en;q=0.9',
    origin: 'https://northbow.example',
    referer: 'https://northbow.example/evaluation',
    'sec-fetch-mode': 'cors',
    'x-forwarded-for': address,
  }
}

/** Each lead is of another person in another network, who has used the form for a minute: none is held. */
export async function leadMaker(key: string): Promise<() => Promise<Lead>> {
  const tokens = await createFormTokens(key)
  const below = (count: number) => Math.floor(Math.random() * count)
  return async () => ({
    address: `${24 + below(70)}.${below(256)}.${below(256)}.${1 + below(254)}`,
    body: JSON.stringify({
      submissionId: randomUUID(),
      firstName: 'Grace',
      lastName: 'Hopper',
      email: `grace.${randomUUID()}@example.com`,
      phone: '(403) 555-0101',
      message: 'Please tell me what my condo in Brentwood is worth. Two bedrooms, ninth floor, parking.',
      source: 'evaluation-page',
      tags: ['website-lead'],
      consent: { email: true, sms: false },
      utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'fall' },
      page: '/evaluation',
      referrer: 'https://www.google.com/',
      timestamp: new Date().toISOString(),
      tracking: { timeOnPage: 74, userAgent: 'Mozilla/5.0', formStartedAt: new Date().toISOString() },
      formToken: await tokens.issue(new Date(Date.now() - 60_000)),
    }),
  })
}
