/** A stub for `fetch`: every request waits until the test answers it or it is aborted. */
import { vi } from 'vitest'

type PendingRequest = { url: string; answer(response: Response): void; fail(): void }
export type Network = {
  /** The latest waiting request whose address contains `part`, or the next one to be sent. */
  request(part: string): Promise<PendingRequest>
}

/** Sets the backend's address. Call it before importing a module that reads it. */
export function stubBackend(): void {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_example')
}

/** Undone by `vi.unstubAllGlobals`. */
export function stubNetwork(): Network {
  const waiting = new Set<PendingRequest>()
  const expecting = new Set<(pending: PendingRequest) => void>()
  vi.stubGlobal('fetch', (address: string | URL, { signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      const pending: PendingRequest = {
        url: String(address),
        answer: (response) => waiting.delete(pending) && resolve(response),
        // The error that browsers reject with.
        fail: () => waiting.delete(pending) && reject(new TypeError('Failed to fetch')),
      }
      waiting.add(pending)
      signal?.addEventListener('abort', () => waiting.delete(pending) && reject(signal.reason))
      for (const notify of expecting) notify(pending)
    })
  })
  return {
    request: (part) => {
      const latest = [...waiting].findLast(({ url }) => url.includes(part))
      if (latest) return Promise.resolve(latest)
      return new Promise((resolve) => {
        const notify = (pending: PendingRequest) => {
          if (!pending.url.includes(part)) return
          expecting.delete(notify)
          resolve(pending)
        }
        expecting.add(notify)
      })
    },
  }
}
