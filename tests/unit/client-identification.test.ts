/** Whose request it is, by the address that the trusted proxies saw. */
import { expect, it } from 'vitest'
import { createClientIdentification } from '../../supabase/functions/_shared/http/client.ts'

function identify(header: string | null, hops = 1) {
  const headers = header === null ? undefined : { 'x-forwarded-for': header }
  const identifyClient = createClientIdentification(async (text) => `#${text}`, hops)
  return identifyClient(new Request('https://backend.example', headers && { headers }))
}

it.each<[number, string | null, string | undefined]>([
  [1, '203.0.113.7', '#203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '#203.0.113.7'],
  [2, '203.0.113.7, 10.0.0.1', '#203.0.113.7'],
  [2, '198.51.100.1,203.0.113.7, 10.0.0.1', '#203.0.113.7'],
  [1, '203.0.113.7:52000', '#203.0.113.7'],
  [1, '[2001:db8::1]:52000', '#2001:db8::1'],
  [0, '203.0.113.7', undefined],
  [1, null, undefined],
  [1, '', undefined],
  [2, '203.0.113.7', undefined],
  [1, 'nonsense', undefined],
  [1, '203.0.113.256', undefined],
  [1, '203.0.113', undefined],
  [1, '2001:db8::1::2', undefined],
  [1, '203.0.113.7, unknown', undefined],
])('the address with %i trusted proxies in %j is %s', async (hops, header, expected) => {
  const client = await identify(header, hops)
  expect(client?.addressHash).toBe(expected)
  expect(client === null).toBe(expected === undefined)
})

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0', '#203.0.113/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8:1:3::1', expect.any(String)],
])(
  'of %s client and network are those of %s; %s is a neighbour',
  async (address, same, neighbour, network) => {
    const [one, two, three] = await Promise.all([address, same, neighbour].map((each) => identify(each)))
    expect(two?.clientHash).toBe(one?.clientHash)
    expect(three?.clientHash).not.toBe(one?.clientHash)
    expect(three?.networkHash).toBe(one?.networkHash)
    expect(one?.networkHash).toEqual(network)
  },
)

it.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['203.0.113.7', '::FFFF:CB00:7107'],
  ['2001:db8::1', '2001:0DB8:0:0::ffff'],
])('%s and %s are one client, however an address is written', async (one, other) => {
  expect((await identify(other))?.clientHash).toBe((await identify(one))?.clientHash)
})

it.each([
  ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.1.1'],
  ...['fd00::1', 'fe80::1'],
])('client and network of the internal address %s are nobody', async (address) => {
  expect(await identify(address)).toMatchObject({ clientHash: null, networkHash: null })
})
