/** Sends a request entered by hand, as the signed-in member. */
import { byHandForm } from '../../../content/by-hand-form.ts'
import type { LeadAnswer, LeadRequest } from '../../../machines/lead.ts'
import { callFunction } from '../../backend/call-function.ts'
import { loadClient } from '../../backend/load-client.ts'
import { answered, answerOf } from './send-lead.ts'

const TAKE_FUNCTION = 'take-lead'
const NAMES: readonly string[] = byHandForm.fields.map(({ name }) => name)

/** As `answered` says. */
export const sendTaken = ({ submissionId, values }: LeadRequest, signal: AbortSignal): Promise<LeadAnswer> =>
  answered(async () => {
    const { data } = await (await loadClient()).auth.getSession()
    const body = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? '']))
    const response = await callFunction(
      TAKE_FUNCTION,
      signal,
      { ...body, submissionId },
      data.session?.access_token,
    )
    return answerOf(TAKE_FUNCTION, response)
  }, NAMES)
