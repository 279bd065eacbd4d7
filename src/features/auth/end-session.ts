/** Signs out with the provider (section 7). */
import { loadClient } from '../../backend/load-client.ts'

/** Resolves once nobody is signed in here; rejects when the provider could not be reached. */
export async function endSession(signal: AbortSignal): Promise<void> {
  const { auth } = await loadClient()
  // The client's requests cannot be aborted, but one that was aborted while the client loaded is not sent.
  signal.throwIfAborted()
  const { error } = await auth.signOut()
  if (error) throw error
}
