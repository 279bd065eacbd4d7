import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SUBMIT_TIMEOUT_MS } from '../../content/constants.ts'
import { SESSION_STORAGE_KEY } from './session-storage.ts'

/**
 * Creates a client of the backend at `url` (`/` is this site's origin). Throws, naming the URL or the key, if it is
 * missing (section 8).
 */
export function createBackendClient(url: string, key: string): SupabaseClient {
  return createClient(url && new URL(url, window.location.origin).href, key, {
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      // Mailed links carry a code that only the browser that signed up can use.
      flowType: 'pkce',
      // The code is removed from the address before the client is loaded.
      detectSessionInUrl: false,
    },
    global: {
      fetch: (input, init) => {
        // The auth client takes no signal, and a sign-in that was given up must not succeed later (section 9).
        const answer = fetch(input, {
          ...init,
          signal: init?.signal ?? AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
        })
        if (isRenewal(input))
          return answer.then((given) => (isDecided(given) ? given : unavailable()), unavailable)
        return isForAuth(input) ? answer.catch(unavailable) : answer
      },
    },
  })
}

/**
 * The auth client treats this like a failed request, as a reason to retry, but logs a failed request to the visitor's
 * console.
 */
const unavailable = () => new Response(null, { status: 503 })

/** The auth client requests by string. */
const isForAuth = (input: RequestInfo | URL) => String(input).includes('/auth/v1/')

/**
 * Renewing a session. The auth client ends the session on any answer but 502, 503 or 504, even on one that refuses
 * nothing.
 */
const isRenewal = (input: RequestInfo | URL) => String(input).includes('grant_type=refresh_token')

const TOO_MANY = 429

const isDecided = ({ status, headers }: Response) =>
  status < 500 && status !== TOO_MANY && (headers.get('content-type') ?? '').includes('json')
