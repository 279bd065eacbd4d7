/** Sends one lead to the server function, and reads its answer. */
import * as v from 'valibot'
import { LEAD_SENDING } from '../../../content/constants.ts'
import type { LeadAnswer } from '../../../machines/lead.ts'
import type { LeadPayload } from '../../../supabase/functions/_shared/lead/parse.ts'
import { callFunction, undecided } from '../../backend/call-function.ts'
import { isOnline } from '../../browser/connection.ts'
import { dropFormToken, formToken } from './form-token.ts'

export const LEAD_FUNCTION = 'send-lead-email'

const Receipt = v.object({ id: v.string(), duplicate: v.boolean() })
const Refusal = v.object({
  error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
})

const TOO_MANY_REQUESTS = 429
const REQUEST_TIMEOUT = 408

/**
 * Resolves to the server's answer. Rejects if there is none, or none that decides anything: then nothing is known, and
 * sending the same lead again is right. Of invalid fields only those that the form asks for can be corrected; without
 * one of them, the lead was refused.
 */
export async function answered(
  request: () => Promise<LeadAnswer>,
  asked: readonly string[],
): Promise<LeadAnswer> {
  try {
    const answer = await request()
    if (answer.outcome !== 'invalid') return answer
    const fields = Object.fromEntries(Object.entries(answer.fields).filter(([name]) => asked.includes(name)))
    return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : { outcome: 'refused' }
  } catch (error) {
    if (!isOnline()) return { outcome: 'offline' }
    throw error
  }
}

/** Sends the visitor's input; `answerOf` interprets the answer. */
export const sendLead = (
  payload: LeadPayload,
  asked: readonly string[],
  signal: AbortSignal,
): Promise<LeadAnswer> =>
  answered(async () => {
    const token = await formToken()
    const body: LeadPayload = { ...payload, ...(token ? { formToken: token } : {}) }
    const answer = await answerOf(LEAD_FUNCTION, await callFunction(LEAD_FUNCTION, signal, body))
    if (answer.outcome === 'stored') dropFormToken()
    return answer
  }, asked)

/** The answer of a function that stores leads. Rejects if it decides nothing. */
export async function answerOf(name: string, response: Response): Promise<LeadAnswer> {
  if (response.ok) return { outcome: 'stored', ...v.parse(Receipt, await response.json()) }
  if (response.status >= 500 || response.status === REQUEST_TIMEOUT) throw undecided(name, response)
  if (response.status === TOO_MANY_REQUESTS) return laterOrRefused(response)
  const refusal = v.safeParse(Refusal, await response.json().catch(() => null))
  const { code, fields } = refusal.success ? refusal.output.error : { code: '', fields: undefined }
  if (code === 'invalid' && fields) return { outcome: 'invalid', fields }
  return { outcome: code === 'conflict' ? 'conflict' : 'refused' }
}

/** A visitor does not wait for long: the phone is quicker. */
function laterOrRefused({ headers }: Response): LeadAnswer {
  const afterMs = Number(headers.get('retry-after') ?? 0) * 1000
  // A date is also allowed there, and is not a number.
  return afterMs <= LEAD_SENDING.longestPauseMs ? { outcome: 'later', afterMs } : { outcome: 'refused' }
}
