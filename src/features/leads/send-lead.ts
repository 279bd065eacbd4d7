/** Sends one lead to the server function, and reads its answer. */
import * as v from 'valibot'
import { LEAD_SENDING } from '../../../content/constants.ts'
import type { LeadAnswer } from '../../../machines/lead.ts'
import type { LeadPayload } from '../../../supabase/functions/_shared/lead/parse.ts'
import { functionUrl, publishableKey } from '../../backend/config.ts'
import { loadClient } from '../../backend/load-client.ts'
import { isOnline } from '../../browser/connection.ts'
import { atMost } from '../../loading/at-most.ts'
import { dropFormToken, formToken } from './form-token.ts'

export const LEAD_FUNCTION = 'send-lead-email'

const Receipt = v.object({ id: v.string(), duplicate: v.boolean() })
const Refusal = v.object({
  error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
})

/** The longest wait for the code of the client, in milliseconds. */
const CLIENT_MS = 3000
const TOO_MANY_REQUESTS = 429
const REQUEST_TIMEOUT = 408

/**
 * Resolves to the server's answer. Rejects if there is none, or none that decides anything: then nothing is known, and
 * sending the same lead again is right. Of invalid fields only those that the form asks for can be corrected; without
 * one of them, the lead was refused.
 */
export async function sendLead(
  payload: LeadPayload,
  asked: readonly string[],
  signal: AbortSignal,
): Promise<LeadAnswer> {
  try {
    const answer = await request(payload, signal)
    if (answer.outcome !== 'invalid') return answer
    const fields = Object.fromEntries(Object.entries(answer.fields).filter(([name]) => asked.includes(name)))
    return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : { outcome: 'refused' }
  } catch (error) {
    if (!isOnline()) return { outcome: 'offline' }
    throw error
  }
}

async function request(payload: LeadPayload, signal: AbortSignal): Promise<LeadAnswer> {
  const client = await atMost(CLIENT_MS, loadClient()).catch(() => undefined)
  const token = await formToken()
  const body: LeadPayload = { ...payload, ...(token ? { formToken: token } : {}) }
  const { data, error, response } = await (client
    ? client.functions.invoke(LEAD_FUNCTION, { body, signal })
    : invokeWithoutClient(body, signal))
  if (!error) {
    const receipt = v.parse(Receipt, data)
    dropFormToken()
    return { outcome: 'stored', ...receipt }
  }
  if (!response || response.status >= 500 || response.status === REQUEST_TIMEOUT) throw error
  if (response.status === TOO_MANY_REQUESTS) return laterOrRefused(response)
  const refusal = v.safeParse(Refusal, await response.json().catch(() => null))
  const { code, fields } = refusal.success ? refusal.output.error : { code: '', fields: undefined }
  if (code === 'invalid' && fields) return { outcome: 'invalid', fields }
  return { outcome: code === 'conflict' ? 'conflict' : 'refused' }
}

/** As the client does: after a release, a page that stayed open asks for code that is gone, and its lead must not wait. */
async function invokeWithoutClient(body: LeadPayload, signal: AbortSignal) {
  const response = await fetch(functionUrl(LEAD_FUNCTION), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
    },
    body: JSON.stringify(body),
    signal,
  })
  return response.ok
    ? { data: await response.json(), error: null, response }
    : { data: null, error: new Error(`${LEAD_FUNCTION}: ${response.status}`), response }
}

/** A visitor does not wait for long: the phone is quicker. */
function laterOrRefused({ headers }: Response): LeadAnswer {
  const afterMs = Number(headers.get('retry-after') ?? 0) * 1000
  // A date, which may stand there as well, is no number.
  return afterMs <= LEAD_SENDING.longestPauseMs ? { outcome: 'later', afterMs } : { outcome: 'refused' }
}
