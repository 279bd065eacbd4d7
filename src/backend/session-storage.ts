import { readStored, writeStored } from '../browser/storage.ts'

/** The storage key of the auth client's session. */
export const SESSION_STORAGE_KEY = 'northbow-session'

/** Whether this browser requested a mail and awaits its link. The auth client stores its verifier there. */
export function hasMailLinkProof(): boolean {
  return readStored(`${SESSION_STORAGE_KEY}-code-verifier`) !== null
}

/** Whether a session is stored from an earlier visit. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_STORAGE_KEY) !== null
}

export const forgetStoredSession = (): void => writeStored(SESSION_STORAGE_KEY, null)
