import { readStored } from '../browser/storage.ts'

/** The storage key of the auth client's session. */
export const SESSION_STORAGE_KEY = 'northbow-session'

/** Whether a session is stored from an earlier visit. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_STORAGE_KEY) !== null
}
