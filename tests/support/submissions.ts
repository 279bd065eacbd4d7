/** Makes lead submissions from a seed: the persons, their browsers and networks, and the requests. */
import type { FormTokens } from '../../supabase/functions/_shared/lead/form-token.ts'
import { doWork } from '../../supabase/functions/_shared/lead/proof-of-work.ts'

export type Submission = { kind: string; at: number; request: Request }
export type Random = () => number

/** Mulberry32: from 0 to 1, the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const FUNCTION_URL = 'https://northbow.example/functions/v1/send-lead-email'
const FIRST = [
  ...['Ada', 'Grace', 'José', 'Mei', 'Oluwaseun', 'Siobhán', 'Łukasz', 'Amrit', 'Anne-Marie', 'Bo'],
] as const
const LAST = [
  ...["O'Brien", 'Nguyen', 'Singh', 'Tremblay', 'MacDonald', 'García', 'Wu', 'Kowalski', 'Smith', 'Ng'],
] as const
const MESSAGES = [
  'What is my bungalow in Brentwood worth?',
  'We would like to sell our condo in spring.\nTwo bedrooms, 9th floor, parking.',
  'Please call me after 5pm. Thanks!',
  'Looking for a home near a French immersion school, budget around $650,000.',
  'Is 12 Centre St N still for sale? ASAP please',
] as const
const LISTING_SITES = [
  ...['www.realtor.ca', 'www.zolo.ca', 'www.calgaryhomes.ca', 'northbow.example', 'www.rew.ca'],
] as const
export const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const

type Fields = Record<string, string>
type Sent = {
  at: number
  address: string
  fields: Fields
  /** When the form got its token; none without JavaScript. */
  openedAt?: number
  token?: string
  /** Posted by the browser itself. */
  native?: boolean
  /** Sent by a program that does not behave like a browser. */
  headers?: Record<string, string>
}

/** `harvested` is the one token that the replaying bot has. */
export function createSubmissions(random: Random, { issue, work }: FormTokens, harvested = '') {
  // So that no two generators make up the same person.
  let people = Math.floor(random() * 1e9)
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0]
  const chance = (share: number) => random() < share
  /** Skewed like the times people take: half are under `median`, few far above, none under `least`. */
  const duration = (median: number, least: number) =>
    least +
    (median - least) *
      Math.exp(1.1 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))
  const publicAddress = () =>
    `${oneOf([24, 68, 70, 96, 142, 184, 198])}.${1 + below(200)}.${below(256)}.${1 + below(254)}`
  const uuid = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => below(16).toString(16))

  function person(): Fields {
    const [firstName, lastName] = [oneOf(FIRST), oneOf(LAST)]
    const box = `${firstName}.${lastName}${people++}`
      .normalize('NFD')
      .replace(/[^\w.']/g, '')
      .toLowerCase()
    return {
      firstName,
      lastName,
      email: `${box}${chance(0.1) ? '+homes' : ''}@${oneOf(['gmail.com', 'outlook.com', 'shaw.ca', 'telus.net'])}`,
      phone: `(403) 555-${String(below(10_000)).padStart(4, '0')}`,
      message: oneOf(MESSAGES),
      source: 'evaluation-page',
      page: '/evaluation',
    }
  }

  /** A pasted message: often a listing or two, now and then several, mostly of one site. */
  function pasted(): string {
    const links = chance(0.5) ? 0 : chance(0.8) ? 1 : 2 + below(4)
    const favourite = oneOf(LISTING_SITES)
    const urls = Array.from({ length: links }, () => {
      const site = chance(0.85) ? favourite : oneOf(LISTING_SITES)
      return `https://${site}/listing/${below(99_999)}`
    })
    return `${oneOf(MESSAGES)}\n${urls.join('\n')}`.trim()
  }

  async function submission(kind: string, sent: Sent): Promise<Submission> {
    const issued = sent.openedAt === undefined ? undefined : await issue(new Date(sent.openedAt))
    const formToken = sent.token ?? (issued && work > 0 ? await doWork(issued, work) : issued)
    const browser = {
      'user-agent': oneOf(BROWSERS),
      'accept-language': oneOf(['en-CA,en;q=0.9', 'fr-CA,fr;q=0.9', 'zh-CN,zh;q=0.9', 'pa-IN']),
      origin: 'https://northbow.example',
      referer: 'https://northbow.example/evaluation',
      'sec-fetch-mode': sent.native ? 'navigate' : 'cors',
    }
    const request = new Request(FUNCTION_URL, {
      method: 'POST',
      // What stands first is the sender's own claim.
      headers: {
        ...(sent.headers ?? browser),
        'x-forwarded-for': `${chance(0.1) ? '10.0.0.1, ' : ''}${sent.address}`,
        ...(sent.native ? {} : { 'content-type': 'application/json' }),
      },
      body: sent.native
        ? new URLSearchParams(sent.fields)
        : JSON.stringify({ submissionId: uuid(), ...sent.fields, ...(formToken ? { formToken } : {}) }),
    })
    return { kind, at: sent.at, request }
  }

  return { below, oneOf, chance, duration, publicAddress, person, pasted, submission, harvested }
}

export type Submissions = ReturnType<typeof createSubmissions>
