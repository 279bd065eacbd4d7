/** The wordings of consents that the site shows now, for the database to accept and to keep as evidence. */
import { site } from '../../../../content/site.ts'
import type { CallDatabase } from '../runtime/database.ts'

const CHANNELS = ['email', 'sms'] as const

/** Tells the database which wordings are shown now. Those that it knew before stay good for 30 days. */
export const createWordings = (call: CallDatabase) => async (): Promise<void> => {
  await call('keep_wordings', {
    wordings: CHANNELS.map((channel) => ({ channel, wording: site.consent[channel].label })),
  })
}
