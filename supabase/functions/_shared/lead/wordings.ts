/** The consent wordings that the site shows now, for the database to accept and keep as evidence. */
import { site } from '../../../../content/site.ts'
import type { CallDatabase } from '../runtime/database.ts'

const CHANNELS = ['email', 'sms'] as const

/** Tells the database the current wordings. Former ones stay valid for 30 days. */
export const createWordings = (call: CallDatabase) => async (): Promise<void> => {
  await call('keep_wordings', {
    wordings: CHANNELS.map((channel) => ({ channel, wording: site.consent[channel].label })),
  })
}
