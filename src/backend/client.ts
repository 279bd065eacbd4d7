import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SESSION_STORAGE_KEY } from './session-storage.ts'

/**
 * A client of the backend at `url` (`/` is this site's origin).
 * Throws when the URL or the key is missing, saying which (section 8).
 */
export function createBackendClient(url: string, key: string): SupabaseClient {
  return createClient(url && new URL(url, window.location.origin).href, key, {
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      // The tokens of a mailed link are removed from the address before the client is loaded.
      detectSessionInUrl: false,
    },
  })
}
