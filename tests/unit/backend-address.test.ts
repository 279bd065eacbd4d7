/** The backend's address in the settings of a build. */
import { expect, it } from 'vitest'
import { backendAddress, missingBackend } from '../../scripts/pages/backend-address.ts'

const read = (VITE_SUPABASE_URL: string) =>
  backendAddress({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a' }).url

it.each([
  ['https://project.supabase.co', 'https://project.supabase.co'],
  ['https://project.supabase.co/', 'https://project.supabase.co'],
  [' http://127.0.0.1:54321 ', 'http://127.0.0.1:54321'],
  ['http://localhost:54321', 'http://localhost:54321'],
  ['/', '/'],
  ['', ''],
])('%j is built as %j', (text, url) => {
  expect(read(text)).toBe(url)
})

it.each([
  // They have no scheme that a browser can call.
  ...['project.supabase.co', '127.0.0.1:54321', 'localhost:54321', '//project.supabase.co', 'ftp://a.b'],
  // Passwords and leads would be sent in the clear.
  ...['http://project.supabase.co', 'http://192.168.1.4:54321'],
])('%s stops the build', (text) => {
  expect(() => read(text)).toThrow('VITE_SUPABASE_URL must begin with https://, such as')
  expect(() => read(text)).toThrow(`it is "${text}"`)
})

it.each(['https://project.supabase.co/rest/v1', 'https://project.supabase.co/?a'])(
  '%s stops the build, because it is more than a server',
  (text) => {
    expect(() => read(text)).toThrow("VITE_SUPABASE_URL must end with the host's name")
  },
)

it('names the settings that are missing', () => {
  expect(missingBackend({ url: '/', publishableKey: 'a' })).toEqual([])
  expect(missingBackend({ url: '', publishableKey: '' })).toEqual([
    expect.stringContaining('VITE_SUPABASE_URL is not set'),
    expect.stringContaining('VITE_SUPABASE_PUBLISHABLE_KEY is not set'),
  ])
})
