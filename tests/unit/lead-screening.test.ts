import { expect, it } from 'vitest'
import { screenLead } from '../../supabase/functions/_shared/lead/screen.ts'

const reasonsOf = (message: string, address = '') =>
  screenLead(
    { firstName: 'Ada', lastName: 'Lovelace', message, address, words: message },
    {
      now: new Date('2026-11-20T12:00:00Z'),
      capturedBy: 'signed-form',
      token: null,
      client: null,
      fromBrowser: true,
      workMissing: false,
      trap: '',
    },
    3_000,
  ).reasons.map(({ reason }) => reason)

it.each([
  ['Is https://homes.example/12 still for sale?', 'Links to 1 site'],
  ['https://homes.example/12 or https://www.Homes.example/13?', 'Links to 1 site'],
  ['https://homes.example/12 or www.other.example?', 'Links to 2 sites'],
  ['https://%65vil%2Ecom/verify', 'Links to 1 site'],
  ['https://%2565vil%252Ecom and https://evil.com.', 'Links to 1 site'],
  ['https%3A%2F%2Fevil.com/', 'Links to 1 site'],
  ['https://@203.0.113.7/login', 'Links to 1 site'],
  ['https://[2606:4700::1111]/', 'Links to 1 site'],
  ['_https://evil.com/_', 'Links to 1 site'],
  ['ftp://evil.com/free', 'Links to 1 site'],
  ['203.0.113.7:8080/pay', 'Links to 1 site'],
  ['ｈｔｔｐｓ://evil。com', 'Links to 1 site'],
  ['https://', 'Links to 1 site'],
])('counts the sites that a message links to, each once: %s', (message, reason) => {
  expect(reasonsOf(message)).toEqual([reason])
})

it('counts the sites that an address links to as well', () => {
  expect(reasonsOf('Is it still for sale?', '12 https://evil.example')).toEqual(['Links to 1 site'])
})

it('counts what programs post without a token apart from forms without JavaScript', () => {
  const [native, program] = (['unsigned-form', 'direct-post'] as const).map((capturedBy) =>
    screenLead(
      { firstName: 'Ada', lastName: 'Lovelace', message: 'Hello', address: '', words: 'Hello' },
      {
        now: new Date('2026-11-20T12:00:00Z'),
        capturedBy,
        token: null,
        client: { addressHash: '1', clientHash: '2', networkHash: '3' },
        fromBrowser: true,
        workMissing: false,
        trap: '',
      },
      3_000,
    ).limits.map(({ key }) => key),
  )
  expect(native).toHaveLength(3)
  expect(program?.filter((key) => native?.includes(key))).toEqual(['lead client 2', 'lead network 3'])
})
