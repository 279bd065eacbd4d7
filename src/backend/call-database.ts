/** Calls of SQL functions as the signed-in account, whose rights decide. */
import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { withoutControls } from '../../supabase/functions/_shared/text.ts'
import { loadClient } from './load-client.ts'
import { reportLoss } from './losses.ts'
import { isNoAnswer } from './no-answer.ts'
import { forgetStoredSession } from './session-storage.ts'

/** Why a call came to nothing. `forbidden`: the account lacks the right; `refused`: the database does not accept a parameter. */
type Failure = 'unanswered' | 'forbidden' | 'refused'

class CallFailed extends Error {
  readonly failure: Failure
  constructor(name: string, failure: Failure) {
    super(`${name}: ${failure}`)
    this.failure = failure
  }
}

/** A code of PostgreSQL or PostgREST. A gateway or firewall in front of them gives none, and decides nothing. */
const Code = v.pipe(v.string(), v.regex(/^(?:PGRST\d+|[\dA-Z]{5})$/))
const Refusal = v.object({ code: Code })

const FORBIDDEN = '42501'
/** Of `require_session` in the migrations. */
const ACCOUNT_GONE = 'PT410'
const UNAUTHORIZED = 401
/** The server gave up, or is asked too often: the same call may succeed later. */
const LATER: readonly number[] = [408, 425, 429]

type Verdict = Failure | 'answered' | 'session' | 'account'

function verdictOf({ error, status }: PostgrestSingleResponse<unknown>): Verdict {
  if (!error) return 'answered'
  const refusal = v.safeParse(Refusal, error)
  if (!refusal.success || status < 400 || status >= 500 || LATER.includes(status)) return 'unanswered'
  const { code } = refusal.output
  if (code === ACCOUNT_GONE) return 'account'
  // Before the rights: without a session there are none.
  if (status === UNAUTHORIZED) return 'session'
  return code === FORBIDDEN ? 'forbidden' : 'refused'
}

/** What people typed, without marks that nobody sees: of rows that were stored by whatever way, in whatever they become. */
const readable = (answer: unknown): unknown =>
  typeof answer === 'string'
    ? withoutControls(answer)
    : Array.isArray(answer)
      ? answer.map(readable)
      : answer !== null && typeof answer === 'object'
        ? Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, readable(value)]))
        : answer

/**
 * Asks for a new access token, because the old one may have expired by the server's clock alone. Resolves to `session` once
 * the sign-in service has said that the session is over.
 */
async function renew({ auth }: SupabaseClient): Promise<'renewed' | 'unanswered' | 'session'> {
  const { error } = await auth.refreshSession()
  if (!error) return 'renewed'
  return isNoAnswer(error) ? 'unanswered' : 'session'
}

const nobodyWaits = () => new Promise<never>(() => undefined)

/**
 * Resolves to the parsed answer, or rejects with a `CallFailed`. When the session or the account has ended, it tells the
 * watchers of losses, and does neither: the page that asked goes with the session. Nor does it once `signal` is aborted. In
 * development React starts an actor, stops it and starts it again, and a rejection by the first start would count as the
 * second's.
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
      // A session that has just been renewed is not over: the service contradicts itself.
      if (verdict === 'session') verdict = 'unanswered'
    } else verdict = renewal
  }
  if (signal.aborted) return nobodyWaits()
  if (verdict === 'session' || verdict === 'account') {
    reportLoss(verdict)
    // The service, which has ended the session, need not be told; other tabs are.
    forgetStoredSession()
    void client.auth.signOut({ scope: 'local' })
    return nobodyWaits()
  }
  if (verdict === 'forbidden') reportLoss('rights')
  if (verdict !== 'answered') throw new CallFailed(name, verdict)
  return v.parse(schema, readable(answer.data))
}

/** Resolves to `otherwise` where the database decided against the call, and not merely failed to answer it. */
export async function unlessRefused<Answer>(call: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallFailed && error.failure !== 'unanswered') return otherwise
    throw error
  }
}
