/** Where the auth client keeps its session between visits. */
export const SESSION_STORAGE_KEY = 'northbow-session'

/** Whether an earlier visit left a session. Storage that is forbidden holds none. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_STORAGE_KEY) !== null
  } catch {
    return false
  }
}
