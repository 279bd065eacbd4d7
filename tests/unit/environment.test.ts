/** The settings the functions read at start. */
import { expect, it } from 'vitest'
import { readEnvironment } from '../../supabase/functions/_shared/runtime/environment.ts'

type Settings = Record<string, string>
const read = (settings: Settings) => readEnvironment((name) => settings[name])
const SUPABASE_URL = 'https://project.supabase.co'
const KEY = { SUPABASE_SECRET_KEY: 'a' }
const SET = { SUPABASE_URL, ...KEY }
const OLDER = { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: 'c' }

it.each<[string, Settings, string]>([
  [
    'the default of the named keys',
    { ...OLDER, SUPABASE_SECRET_KEYS: '{"other":"b","default":"a"}', SUPABASE_SECRET_KEY: 'd' },
    'a',
  ],
  ['the single key', { ...OLDER, SUPABASE_SECRET_KEY: 'b' }, 'b'],
  ['the older service role key', { ...OLDER, SUPABASE_SECRET_KEYS: 'not JSON' }, 'c'],
  // What does not leave the machine may be sent in the clear.
  ...['http://127.0.0.1:54321', 'http://localhost:54321', 'http://kong:8000'].map(
    (url): [string, Settings, string] => [url, { ...KEY, SUPABASE_URL: url }, 'a'],
  ),
])('uses %s', async (_name, settings, key) => {
  expect((await read(settings)).secretKey).toBe(key)
})

it.each<[Settings, string]>([
  [KEY, 'Set SUPABASE_URL'],
  [{ SUPABASE_URL }, 'Set SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY'],
  // The secret key would be sent in the clear.
  ...['http://project.supabase.co', 'http://10.0.0.7:8000', 'project.supabase.co', 'ftp://127.0.0.1'].map(
    (url): [Settings, string] => [{ ...KEY, SUPABASE_URL: url }, 'SUPABASE_URL must be an https:// address'],
  ),
  [{ ...SET, RESEND_API_KEY: 'a', RESEND_URL: 'http://mail.example' }, 'RESEND_URL must be an https://'],
  [{ ...SET, TRUSTED_PROXY_HOPS: 'many' }, 'TRUSTED_PROXY_HOPS'],
  [{ ...SET, TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
  [{ ...SET, TRUSTED_PROXY_HOPS: '1.5' }, 'TRUSTED_PROXY_HOPS'],
  [{ ...SET, PROOF_OF_WORK: 'hard' }, 'PROOF_OF_WORK must be a whole number'],
  [{ ...SET, PROOF_OF_WORK: '-1' }, 'PROOF_OF_WORK must be a whole number'],
  [{ ...SET, PROOF_OF_WORK: '21' }, 'PROOF_OF_WORK must be at most 20'],
])('%j is refused: %s', async (settings, message) => {
  await expect(read(settings)).rejects.toThrow(message)
})

it('hashes a network address the same under one key and differently under another', async () => {
  const hash = async (key: string) => {
    const { identifyClient } = await read({ ...SET, ADDRESS_HASH_KEY: key, TRUSTED_PROXY_HOPS: '1' })
    const request = new Request(SUPABASE_URL, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    return (await identifyClient(request))?.addressHash
  }
  expect(await hash('one')).toMatch(/^[0-9a-f]{64}$/)
  expect(await hash('one')).toBe(await hash('one'))
  expect(await hash('one')).not.toBe(await hash('two'))
})
