// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBackendClient } from '../../src/backend/client.ts'
import { answerTo } from '../../src/features/auth/authenticate.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('createBackendClient', () => {
  it('throws without a URL', () => {
    expect(() => createBackendClient('', 'sb_publishable_example')).toThrow('supabaseUrl is required.')
  })

  it('throws without a key', () => {
    expect(() => createBackendClient('https://backend.example', '')).toThrow('supabaseKey is required.')
  })

  it('accepts "/" for the site’s own origin', () => {
    expect(() => createBackendClient('/', 'sb_publishable_example')).not.toThrow()
  })
})

it('the page of a firewall is no refusal by the provider', async () => {
  // The auth client warns about several clients, one for each test.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('<h1>Forbidden</h1>', { status: 403 }))
  const { auth } = createBackendClient('https://backend.example', 'sb_publishable_example')
  const { error } = await auth.signInWithPassword({ email: 'ada@example.com', password: 'secret1' })
  expect(() => answerTo(error)).toThrow()
})

it('a request that gets no answer is an error for the caller alone, not one on the console', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const said = vi.spyOn(console, 'error')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { auth } = createBackendClient('https://backend.example', 'sb_publishable_example')
  const { error } = await auth.signInWithPassword({ email: 'ada@example.com', password: 'secret1' })
  expect(() => answerTo(error)).toThrow()
  expect(said).not.toHaveBeenCalled()
})
