/** What the functions read from their environment, hosted or local. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { createCall, createStore, type Store } from '../lead/store.ts'
import { createSendMail, type ReadSetting, type SendMail } from '../mail/send.ts'
import type { MailLinks } from '../newsletter/email.ts'
import { createNewsletterStore, type NewsletterStore } from '../newsletter/store.ts'

export type Environment = {
  store: Store
  newsletter: NewsletterStore
  sendMail: SendMail
  secretKey: string
  /** The site's address for redirects; undefined when the functions answer on the site's own origin. */
  siteUrl: string | undefined
  /** The keyed hash under which an address is stored. */
  hashAddress: (address: string) => Promise<string>
  /** The token in the mail that answers a newsletter request, by the request's id. */
  mailToken: (requestId: string) => Promise<string>
  links: MailLinks
}

/** Reads every setting once, at start. Throws naming the first that is missing. */
export async function readEnvironment(setting: ReadSetting): Promise<Environment> {
  const required = (...names: [string, ...string[]]) => {
    const value = names.map((name) => setting(name)).find(Boolean)
    if (!value) throw new Error(`Set ${names.join(' or ')}`)
    return value
  }
  const url = required('SUPABASE_URL')
  const secretKey =
    namedKey(setting('SUPABASE_SECRET_KEYS')) ?? required('SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY')
  const call = createCall(url, secretKey)
  const siteUrl = setting('SITE_URL') || undefined
  const publicUrl = setting('PUBLIC_URL')
  const hashKey = setting('ADDRESS_HASH_KEY') || secretKey
  const tokenHash = await keyedHash(`newsletter ${hashKey}`)
  return {
    store: createStore(call),
    newsletter: createNewsletterStore(call),
    sendMail: createSendMail(setting),
    secretKey,
    siteUrl,
    hashAddress: await keyedHash(hashKey),
    // Derived, not drawn: it is stored nowhere, and a retry of the mail still carries the same one.
    mailToken: async (requestId) => TOKEN_PREFIX + (await tokenHash(requestId)).slice(0, TOKEN_DIGITS),
    links: { site: publicUrl || siteUrl || site.origin, functions: publicUrl || url },
  }
}

/** Hexadecimal digits: 124 bits, and short enough to copy from a mail. */
const TOKEN_DIGITS = 31
/** A code of digits alone would be taken for a number by whoever reads the address it stands in. */
const TOKEN_PREFIX = 'c'

const NamedKeys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Supabase hands its secret keys over as JSON, by name; the first is called "default". */
function namedKey(json: string | undefined): string | undefined {
  const keys = v.safeParse(NamedKeys, json)
  return keys.success ? (keys.output.default ?? Object.values(keys.output)[0]) : undefined
}

async function keyedHash(secret: string): Promise<(text: string) => Promise<string>> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async (text) => hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
