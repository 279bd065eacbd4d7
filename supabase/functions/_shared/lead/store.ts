/** Stores leads through their SQL function. */
import * as v from 'valibot'
import type { CallDatabase } from '../runtime/database.ts'
import type { Lead } from './parse.ts'

const Submission = v.object({
  id: v.pipe(v.string(), v.uuid()),
  outcome: v.picklist(['stored', 'duplicate', 'conflict']),
})
export type Submission = v.InferOutput<typeof Submission>

export type LeadStore = {
  /**
   * Stores the lead with its consents and the team's mail, all or nothing. Rejects when the database
   * refused or did not answer; submitting the same lead again is then safe.
   */
  submit(lead: Lead): Promise<Submission>
}

export function createLeadStore(call: CallDatabase): LeadStore {
  return { submit: async (lead) => v.parse(Submission, await call('submit_lead', { lead })) }
}
