/** What visitors do with a lead form, and what becomes of it, in traces. */
import { settles } from '../../path-harness/fixture.ts'

export const values = { firstName: 'Ada', message: 'What is my house worth?' }
export const changed = { ...values, message: 'Changed my mind about it' }
export const sends = (freshId: string, filled = values) => ({
  type: 'lead.submit' as const,
  values: filled,
  failedChecks: {},
  freshId,
})
export const edits = (field: string, message: string) => ({
  type: 'lead.edit' as const,
  field,
  message,
  at: 1_000,
})
export const handsOver = (message: string, now = '') => ({
  type: 'lead.prefill' as const,
  texts: { message },
  values: { message: now },
})
export const restores = { type: 'connection.restored' as const }
export const networkFails = settles('sendLead', { error: 'network' })
export const offline = settles('sendLead', { output: { outcome: 'offline' } })
export const later = { output: { outcome: 'later', afterMs: 3_000 } }
export const pauses = settles('pause', { output: null })
/** Every automatic retry fails as well. */
export const givesUp = [networkFails, pauses, networkFails, pauses, networkFails, pauses, networkFails]
export const stored = { output: { outcome: 'stored', id: 'lead-1', duplicate: false } }
