/** The one client of the backend, loaded when something first needs it: supabase-js is 44 kB. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { backendUrl, publishableKey } from './config.ts'

let loading: Promise<SupabaseClient> | undefined
let loaded: SupabaseClient | undefined
const waiting = new Set<(client: SupabaseClient) => void>()

/** Resolves to the client; the next call after a failure tries again. */
export function loadClient(): Promise<SupabaseClient> {
  loading ??= import('./client.ts')
    .then(({ createBackendClient }) => createBackendClient(backendUrl, publishableKey))
    .then((client) => {
      loaded = client
      for (const tell of waiting) tell(client)
      waiting.clear()
      return client
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Calls `tell` once something has loaded the client, or now if it is there. Returns the way to stop waiting. */
export function whenClientLoaded(tell: (client: SupabaseClient) => void): () => void {
  if (loaded) {
    tell(loaded)
    return () => {}
  }
  waiting.add(tell)
  return () => waiting.delete(tell)
}
