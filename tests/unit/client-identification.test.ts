/** Whose request it is, by the address that the trusted proxies saw. */
import { describe, expect, it } from 'vitest'
import { createClientIdentification } from '../../supabase/functions/_shared/http/client.ts'

const identify = (header: string | null, hops = 1) =>
  createClientIdentification(
    async (text) => `#${text}`,
    hops,
  )(new Request('https://backend.example', header === null ? {} : { headers: { 'x-forwarded-for': header } }))

describe('the address', () => {
  it.each([
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [2, '198.51.100.1,203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [1, '203.0.113.7:52000', '203.0.113.7'],
    [1, '[2001:db8::1]:52000', '2001:db8::1'],
  ])('with %i trusted proxies in "%s" is %s', async (hops, header, expected) => {
    expect((await identify(header, hops))?.addressHash).toBe(`#${expected}`)
  })

  it.each<[number, string | null]>([
    [0, '203.0.113.7'],
    [1, null],
    [1, ''],
    [2, '203.0.113.7'],
    [1, 'nonsense'],
    [1, '203.0.113.256'],
    [1, '203.0.113'],
    [1, '2001:db8::1::2'],
    [1, '203.0.113.7, unknown'],
  ])('with %i trusted proxies in %j is unknown', async (hops, header) => {
    expect(await identify(header, hops)).toBeNull()
  })
})

describe('the client and its network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0', '203.0.113/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8:1:3::1', undefined],
  ])('of %s', async (address, same, neighbour, network) => {
    const [one, two, three] = await Promise.all([address, same, neighbour].map((each) => identify(each)))
    expect(two?.clientHash).toBe(one?.clientHash)
    expect(three?.clientHash).not.toBe(one?.clientHash)
    expect(three?.networkHash).toBe(one?.networkHash)
    if (network) expect(one?.networkHash).toBe(`#${network}`)
  })

  it('are the same however an address is written', async () => {
    const same = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:CB00:7107']
    const clients = await Promise.all(same.map((each) => identify(each)))
    expect(new Set(clients.map((client) => client?.clientHash))).toEqual(new Set(['#203.0.113.7']))
    const networks = await Promise.all(['2001:db8::1', '2001:0DB8:0:0::ffff'].map((each) => identify(each)))
    expect(networks[0]?.clientHash).toBe(networks[1]?.clientHash)
  })

  it.each([
    ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.1.1'],
    ...['fd00::1', 'fe80::1'],
  ])('of the internal address %s are nobody', async (address) => {
    expect(await identify(address)).toMatchObject({ clientHash: null, networkHash: null })
  })
})
