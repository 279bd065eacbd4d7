/** Stands in for `fetch`: every request waits until the test answers it, or it is aborted. */
import { vi } from 'vitest'

type Exchange = { url: string; answer(response: Response): void; fail(): void }
export type Network = {
  /** The latest waiting request whose address contains `part`, or the next one to be sent. */
  request(part: string): Promise<Exchange>
}

/** Sets the backend's address. Call it before any module reads that. */
export function standInBackend(): void {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_example')
}

/** Stays until `vi.unstubAllGlobals`. */
export function standInNetwork(): Network {
  const waiting = new Set<Exchange>()
  const expecting = new Set<(exchange: Exchange) => void>()
  vi.stubGlobal('fetch', (address: string | URL, { signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      const exchange: Exchange = {
        url: String(address),
        answer: (response) => waiting.delete(exchange) && resolve(response),
        // The error of browsers when a request fails.
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
