/** Calls SQL functions as the signed-in account, whose rights decide. */
import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { withoutControls } from '../../supabase/functions/_shared/text.ts'
import { loadClient } from './load-client.ts'
import { reportLoss } from './losses.ts'
import { isNoAnswer } from './no-answer.ts'
import { forgetStoredSession } from './session-storage.ts'

/** Why a call failed. `forbidden`: the account lacks the right; `refused`: the database rejects a parameter. */
type Failure = 'unanswered' | 'forbidden' | 'refused'

class CallFailed extends Error {
  readonly failure: Failure
  constructor(name: string, failure: Failure) {
    super(`${name}: ${failure}`)
    this.failure = failure
  }
}

/** A code of PostgreSQL or PostgREST. Gateways and firewalls in front of them send none, so they decide nothing. */
const Code = v.pipe(v.string(), v.regex(/^(?:PGRST\d+|[\dA-Z]{5})$/))
const Refusal = v.object({ code: Code })

const FORBIDDEN = '42501'
/** Raised by `require_session` in the migrations. */
const ACCOUNT_GONE = 'PT410'
const UNAUTHORIZED = 401
/** A timeout or rate limit: the same call may succeed later. */
const LATER: readonly number[] = [408, 425, 429]

type Verdict = Failure | 'answered' | 'session' | 'account'

function verdictOf({ error, status }: PostgrestSingleResponse<unknown>): Verdict {
  if (!error) return 'answered'
  const refusal = v.safeParse(Refusal, error)
  if (!refusal.success || status < 400 || status >= 500 || LATER.includes(status)) return 'unanswered'
  const { code } = refusal.output
  if (code === ACCOUNT_GONE) return 'account'
  // Checked before the rights: without a session there are none.
  if (status === UNAUTHORIZED) return 'session'
  return code === FORBIDDEN ? 'forbidden' : 'refused'
}

/** Removes invisible characters from people's input, however it was stored. */
const readable = (answer: unknown): unknown =>
  typeof answer === 'string'
    ? withoutControls(answer)
    : Array.isArray(answer)
      ? answer.map(readable)
      : answer !== null && typeof answer === 'object'
        ? Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, readable(value)]))
        : answer

/**
 * Requests a new access token, because the old one may have expired by the server's clock alone. Resolves to
 * `session` once the sign-in service says that the session is over.
 */
async function renew({ auth }: SupabaseClient): Promise<'renewed' | 'unanswered' | 'session'> {
  const { error } = await auth.refreshSession()
  if (!error) return 'renewed'
  return isNoAnswer(error) ? 'unanswered' : 'session'
}

const nobodyWaits = () => new Promise<never>(() => undefined)

/**
 * Resolves to the parsed answer, or rejects with a `CallFailed`. When the session or the account has ended, it
 * notifies the watchers of losses and never settles: the page that asked disappears with the session. Nor does it
 * settle once `signal` is aborted: in development React starts an actor twice, and the first start's rejection would
 * count as the second's.
 */
export async function callDatabase<Schema extends v.GenericSchema>(
  name: string,
  parameters: object,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const client = await loadClient()
  const ask = async () => client.rpc(name, parameters).abortSignal(signal)
  let answer = await ask()
  let verdict = verdictOf(answer)
  if (verdict === 'session' && !signal.aborted) {
    const renewal = await renew(client)
    if (renewal === 'renewed') {
      answer = await ask()
      verdict = verdictOf(answer)
      // The service contradicts itself: a session that was just renewed is not over.
      if (verdict === 'session') verdict = 'unanswered'
    } else verdict = renewal
  }
  if (signal.aborted) return nobodyWaits()
  if (verdict === 'session' || verdict === 'account') {
    reportLoss(verdict)
    // The service ended the session and need not be told; other tabs are.
    forgetStoredSession()
    void client.auth.signOut({ scope: 'local' })
    return nobodyWaits()
  }
  if (verdict === 'forbidden') reportLoss('rights')
  if (verdict !== 'answered') throw new CallFailed(name, verdict)
  return v.parse(schema, readable(answer.data))
}

/** Resolves to `otherwise` if the database decided against the call, rather than failing to answer. */
export async function unlessRefused<Answer>(call: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallFailed && error.failure !== 'unanswered') return otherwise
    throw error
  }
}
