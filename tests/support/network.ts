/** Stands between the site and its backend: every request waits until it is answered, or is given up. */
import { vi } from 'vitest'

type Exchange = { url: string; answer(response: Response): void; fail(): void }
export type Network = {
  /** The request whose address has `part` that waits for its answer: the latest, or the next one to come. */
  request(part: string): Promise<Exchange>
}

/** Where the backend is, for `vi.stubEnv` before anything reads its address. */
export function standInBackend(): void {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_example')
}

/** Until `vi.unstubAllGlobals`. */
export function standInNetwork(): Network {
  const waiting = new Set<Exchange>()
  const expecting = new Set<(exchange: Exchange) => void>()
  vi.stubGlobal('fetch', (address: string | URL, { signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      const exchange: Exchange = {
        url: String(address),
        answer: (response) => waiting.delete(exchange) && resolve(response),
        // What browsers reject with when a request got no answer.
        fail: () => waiting.delete(exchange) && reject(new TypeError('Failed to fetch')),
      }
      waiting.add(exchange)
      signal?.addEventListener('abort', () => waiting.delete(exchange) && reject(signal.reason))
      for (const tell of expecting) tell(exchange)
    })
  })
  return {
    request: (part) => {
      const latest = [...waiting].findLast(({ url }) => url.includes(part))
      if (latest) return Promise.resolve(latest)
      return new Promise((resolve) => {
        const tell = (exchange: Exchange) => {
          if (!exchange.url.includes(part)) return
          expecting.delete(tell)
          resolve(exchange)
        }
        expecting.add(tell)
      })
    },
  }
}
