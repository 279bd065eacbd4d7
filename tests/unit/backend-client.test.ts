// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBackendClient } from '../../src/backend/client.ts'
import { answerTo } from '../../src/features/auth/authenticate.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const KEY = 'sb_publishable_example'

describe('createBackendClient', () => {
  it('throws without a URL', () => {
    expect(() => createBackendClient('', KEY)).toThrow('supabaseUrl is required.')
  })

  it('throws without a key, and accepts "/" for the site’s own origin', () => {
    expect(() => createBackendClient('https://backend.example', '')).toThrow('supabaseKey is required.')
    expect(() => createBackendClient('/', KEY)).not.toThrow()
  })
})

it.each([
  ['the page of a firewall', async () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no refusal by the provider, and an error for the caller alone', async (_what, answer) => {
  // The auth client warns about several clients, one for each test.
  vi.spyOn(console, 'warn').mockReturnValue()
  const said = vi.spyOn(console, 'error')
  vi.stubGlobal('fetch', answer)
  const { auth } = createBackendClient('https://backend.example', KEY)
  const { error } = await auth.signInWithPassword({ email: 'ada@example.com', password: 'secret1' })
  expect(() => answerTo(error)).toThrow()
  expect(said).not.toHaveBeenCalled()
})
