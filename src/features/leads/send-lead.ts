/** Sends one lead to the server function, and reads its answer. */
import * as v from 'valibot'
import type { LeadAnswer } from '../../../machines/lead-form.ts'
import type { LeadPayload } from '../../../supabase/functions/_shared/lead/parse.ts'
import { loadClient } from '../../backend/load-client.ts'
import { dropFormToken, formToken } from './form-token.ts'

export const LEAD_FUNCTION = 'send-lead-email'

const Receipt = v.object({ id: v.string(), duplicate: v.boolean() })
const Refusal = v.object({
  error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
})

/** Resolves to the server's answer; rejects if it cannot be reached. */
export async function sendLead(payload: LeadPayload, signal: AbortSignal): Promise<LeadAnswer> {
  const client = await loadClient()
  const token = await formToken()
  const body: LeadPayload = { ...payload, ...(token ? { formToken: token } : {}) }
  const { data, error, response } = await client.functions.invoke(LEAD_FUNCTION, { body, signal })
  if (!error) {
    dropFormToken()
    return { outcome: 'stored', ...v.parse(Receipt, data) }
  }
  if (!response) throw error
  const refusal = v.safeParse(Refusal, await response.json().catch(() => null))
  const { code, fields } = refusal.success ? refusal.output.error : { code: '', fields: undefined }
  if (code === 'invalid' && fields) return { outcome: 'invalid', fields }
  return { outcome: code === 'conflict' ? 'conflict' : 'refused' }
}
