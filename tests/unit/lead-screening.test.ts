/** What the text of a lead links to, and which limits count a lead without a token. */
import { expect, it } from 'vitest'
import { screenLead } from '../../supabase/functions/_shared/lead/screen.ts'

type Visit = Parameters<typeof screenLead>[1]
const VISIT: Visit = {
  now: new Date('2026-11-20T12:00:00Z'),
  capturedBy: 'signed-form',
  token: null,
  client: null,
  fromBrowser: true,
  workMissing: false,
  trap: '',
}
const screen = (message: string, address = '', visit: Partial<Visit> = {}) =>
  screenLead({ firstName: 'Ada', lastName: 'Lovelace', message, address }, { ...VISIT, ...visit }, 3_000)

it.each([
  ['Is https://homes.example/12 still for sale?', 1],
  ['https://homes.example/12 or https://www.Homes.example/13?', 1],
  ['https://homes.example/12 or www.other.example?', 2],
  ['https://%65vil%2Ecom/verify', 1],
  ['https://%2565vil%252Ecom and https://evil.com.', 1],
  ['https%3A%2F%2Fevil.com/', 1],
  ['https://@203.0.113.7/login', 1],
  ['https://[2606:4700::1111]/', 1],
  ['_https://evil.com/_', 1],
  ['ftp://evil.com/free', 1],
  ['203.0.113.7:8080/pay', 1],
  ['ｈｔｔｐｓ://evil。com', 1],
  ['https://', 1],
])('counts the sites that a message or an address links to, each once: %s, %i', (text, count) => {
  const reasons = [expect.objectContaining({ reason: `Links to ${count} site${count > 1 ? 's' : ''}` })]
  expect(screen(text).reasons).toEqual(reasons)
  expect(screen('Is it still for sale?', text).reasons).toEqual(reasons)
})

it('counts what programs post without a token apart from forms without JavaScript', () => {
  const client = { addressHash: '1', clientHash: '2', networkHash: '3' }
  const [native, program] = (['unsigned-form', 'direct-post'] as const).map((capturedBy) =>
    screen('Hello', '', { capturedBy, client }).limits.map(({ key }) => key),
  )
  expect(native).toHaveLength(3)
  expect(program?.filter((key) => native?.includes(key))).toEqual(['lead client 2', 'lead network 3'])
})
