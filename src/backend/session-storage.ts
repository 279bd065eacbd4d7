import { readStored } from '../browser/storage.ts'

/** The storage key of the auth client's session. */
export const SESSION_STORAGE_KEY = 'northbow-session'

/** Whether this browser has signed up, and waits for the link of the mail. The auth client stores its proof there. */
export function hasSignUpProof(): boolean {
  return readStored(`${SESSION_STORAGE_KEY}-code-verifier`) !== null
}

/** Whether a session is stored from an earlier visit. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_STORAGE_KEY) !== null
}
