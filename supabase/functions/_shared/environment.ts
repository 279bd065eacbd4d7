/** What the functions read from their environment, hosted or local. */
import * as v from 'valibot'
import { createSendMail, type ReadSetting, type SendMail } from './mail.ts'
import { createStore, type Store } from './store.ts'

export type Environment = {
  store: Store
  sendMail: SendMail
  secretKey: string
  /** The site's address for redirects; undefined when the functions answer on the site's own origin. */
  siteUrl: string | undefined
  /** The keyed hash under which an address is stored. */
  hashAddress: (address: string) => Promise<string>
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
  return {
    store: createStore(url, secretKey),
    sendMail: createSendMail(setting),
    secretKey,
    siteUrl: setting('SITE_URL') || undefined,
    hashAddress: await keyedHash(setting('ADDRESS_HASH_KEY') || secretKey),
  }
}

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
