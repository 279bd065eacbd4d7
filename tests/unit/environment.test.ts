/** The settings the functions read at start. */
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../supabase/functions/_shared/runtime/environment.ts'

const read = (settings: Record<string, string>) => readEnvironment((name) => settings[name])
const url = 'https://project.supabase.co'

describe('the environment', () => {
  it.each([
    [
      'the default of the named keys',
      { SUPABASE_SECRET_KEYS: '{"other":"b","default":"a"}', SUPABASE_SERVICE_ROLE_KEY: 'c' },
      'a',
    ],
    ['the single key', { SUPABASE_SECRET_KEY: 'b', SUPABASE_SERVICE_ROLE_KEY: 'c' }, 'b'],
    ['the older service role key', { SUPABASE_SECRET_KEYS: 'not JSON', SUPABASE_SERVICE_ROLE_KEY: 'c' }, 'c'],
  ])('uses %s', async (_name, keys, expected) => {
    expect((await read({ SUPABASE_URL: url, ...keys })).secretKey).toBe(expected)
  })

  const KEY = { SUPABASE_SECRET_KEY: 'a' }
  const SET = { SUPABASE_URL: url, ...KEY }
  const CLEAR = 'SUPABASE_URL must be an https:// address'
  it.each<[Record<string, string>, string]>([
    [KEY, 'Set SUPABASE_URL'],
    [{ SUPABASE_URL: url }, 'Set SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY'],
    // The secret key would be sent in the clear.
    ...['http://project.supabase.co', 'http://10.0.0.7:8000', 'project.supabase.co', 'ftp://127.0.0.1'].map(
      (address): [Record<string, string>, string] => [{ ...KEY, SUPABASE_URL: address }, CLEAR],
    ),
    [
      { ...SET, RESEND_API_KEY: 'a', RESEND_URL: 'http://mail.example' },
      'RESEND_URL must be an https:// address',
    ],
    [{ ...SET, TRUSTED_PROXY_HOPS: 'many' }, 'TRUSTED_PROXY_HOPS'],
    [{ ...SET, TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
    [{ ...SET, TRUSTED_PROXY_HOPS: '1.5' }, 'TRUSTED_PROXY_HOPS'],
    [{ ...SET, PROOF_OF_WORK: 'hard' }, 'PROOF_OF_WORK must be a whole number'],
    [{ ...SET, PROOF_OF_WORK: '-1' }, 'PROOF_OF_WORK must be a whole number'],
    [{ ...SET, PROOF_OF_WORK: '21' }, 'PROOF_OF_WORK must be at most 20'],
  ])('of %j is refused: %s', async (settings, message) => {
    await expect(read(settings)).rejects.toThrow(message)
  })

  it.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://kong:8000'])(
    'accepts %s, which does not leave the machine',
    async (address) => {
      expect((await read({ SUPABASE_URL: address, SUPABASE_SECRET_KEY: 'a' })).secretKey).toBe('a')
    },
  )

  it('hashes a network address the same under one key and differently under another', async () => {
    const hash = async (key: string) => {
      const settings = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'a', ADDRESS_HASH_KEY: key }
      const { identifyClient } = await read({ ...settings, TRUSTED_PROXY_HOPS: '1' })
      const request = new Request(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
      return (await identifyClient(request))?.addressHash
    }
    expect(await hash('one')).toBe(await hash('one'))
    expect(await hash('one')).not.toBe(await hash('two'))
    expect(await hash('one')).toMatch(/^[0-9a-f]{64}$/)
  })
})
