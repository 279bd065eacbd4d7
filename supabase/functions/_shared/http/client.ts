/** Identifies a request's client by keyed hashes: enough to recognise it, not enough to know the address. */

export type Client = {
  addressHash: string
  /** An IPv4 address or an IPv6 /64, one customer's network; null for an address inside our own network. */
  clientHash: string | null
  /** An IPv4 /24 or an IPv6 /48. */
  networkHash: string | null
}

/** Resolves to null if no trusted proxy names a client. */
export type IdentifyClient = (request: Request) => Promise<Client | null>

/** `trustedHops` is the number of proxies in front of the functions; each appends to `x-forwarded-for`. */
export function createClientIdentification(
  hash: (text: string) => Promise<string>,
  trustedHops: number,
): IdentifyClient {
  return async (request) => {
    const address = clientAddress(request.headers.get('x-forwarded-for'), trustedHops)
    const parts = address === undefined ? undefined : (ipv4Parts(address) ?? ipv6Parts(address))
    if (!address || !parts) return null
    const [client, network] = isInternal(parts) ? [] : prefixesOf(parts)
    return {
      addressHash: await hash(address),
      clientHash: client ? await hash(client) : null,
      networkHash: network ? await hash(network) : null,
    }
  }
}

/**
 * The entry that the outermost trusted proxy appended. Anything before it is the sender's own claim; with fewer
 * entries, the request did not come through the proxies.
 */
function clientAddress(header: string | null, trustedHops: number): string | undefined {
  if (!header || trustedHops < 1) return undefined
  const entry = header.split(',').at(-trustedHops)?.trim() ?? ''
  // Some proxies add the port.
  return /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}

type Parts = { version: 4 | 6; numbers: number[] }

function ipv4Parts(address: string): Parts | undefined {
  const numbers = address.split('.').map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256))
  return numbers.length === 4 && numbers.every((number) => number < 256) ? { version: 4, numbers } : undefined
}

function ipv6Parts(address: string): Parts | undefined {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return undefined
  // The URL parser normalizes every valid address.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((part) =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [],
  )
  const groups = [
    ...(left ?? []),
    ...Array(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill(0),
    ...(right ?? []),
  ]
  const mapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  return mapped
    ? { version: 4, numbers: groups.slice(6).flatMap((group) => [group >> 8, group & 255]) }
    : { version: 6, numbers: groups }
}

/** Loopback, private and link-local addresses belong to our own proxies and tests, never to a visitor. */
function isInternal({ version, numbers: [first = 0, second = 0, ...rest] }: Parts): boolean {
  if (version === 4)
    return (
      [0, 10, 127].includes(first) ||
      (first === 172 && second >= 16 && second < 32) ||
      (first === 192 && second === 168) ||
      (first === 169 && second === 254)
    )
  const loopback = first === 0 && second === 0 && rest.slice(0, 5).every((group) => group === 0)
  return loopback || (first & 0xfe00) === 0xfc00 || (first & 0xffc0) === 0xfe80
}

function prefixesOf({ version, numbers }: Parts): [client: string, network: string] {
  return version === 4
    ? [numbers.join('.'), `${numbers.slice(0, 3).join('.')}/24`]
    : [`${numbers.slice(0, 4).join(':')}/64`, `${numbers.slice(0, 3).join(':')}/48`]
}
