import { readStored } from '../browser/storage.ts'

/** Where the auth client keeps its session between visits. */
export const SESSION_STORAGE_KEY = 'northbow-session'

/** Whether an earlier visit left a session. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_STORAGE_KEY) !== null
}
