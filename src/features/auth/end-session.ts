/** Signs out with the provider (section 7). */
import { loadClient } from '../../backend/load-client.ts'
import { inTurn } from './in-turn.ts'

/** Resolves once the visitor is signed out on this device; rejects if the provider cannot be reached. */
export async function endSession(signal: AbortSignal): Promise<void> {
  const { auth } = await loadClient()
  const { error } = await inTurn(() => {
    // The client takes no signal; it gives up by its own time limit.
    signal.throwIfAborted()
    return auth.signOut({ scope: 'local' })
  })
  if (error) throw error
}
