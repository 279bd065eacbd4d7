/** Signs out with the provider (section 7). */
import { loadClient } from '../../backend/load-client.ts'

/** Resolves once the visitor is signed out; rejects when the provider could not be reached. */
export async function endSession(signal: AbortSignal): Promise<void> {
  const { auth } = await loadClient()
  // The client's requests cannot be aborted, so an abort only takes effect before the request is sent.
  signal.throwIfAborted()
  const { error } = await auth.signOut()
  if (error) throw error
}
