/**
 * The form's proof that it is ours: a token from the server, requested when the visitor first uses a field, never
 * before. Without one, or offline, the lead is sent all the same and recorded as unproven. A token may require work,
 * which starts at once, so that it is done when the visitor submits. A lead that comes too soon after it would be held
 * as a program's: who sends a restored draft at once waits for that moment.
 */
import * as v from 'valibot'
import { FORM_TOKEN_RENEW_MS, PROOF_OF_WORK } from '../../../content/screening.ts'
import { callFunction } from '../../backend/call-function.ts'
import { pause } from '../../browser/pause.ts'
import { atMost } from '../../loading/at-most.ts'

const FORM_TOKEN_FUNCTION = 'form-token'
/** A token that has not arrived by then is given up; a lead that is sent meanwhile waits for it. */
const PATIENCE_MS = 5_000

const Answer = v.object({
  token: v.string(),
  work: v.optional(v.number()),
  countsAfterMs: v.optional(v.number(), 0),
})

/**
 * `counts` resolves once the token is old enough; `worked` to the token with its work, or without if that failed, and is
 * missing when it asks for none.
 */
type Proof = { token: string; counts: Promise<void>; worked?: Promise<string> }

let current: { proof: Promise<Proof | undefined>; at: number } | undefined

/** Asks for a token unless the page has one. */
export function requestFormToken(): void {
  if (current && Date.now() - current.at < FORM_TOKEN_RENEW_MS) return
  const request = { proof: fetchProof(), at: Date.now() }
  current = request
  void request.proof.then((proof) => {
    // The next use of the form tries again.
    if (!proof && current === request) current = undefined
  })
}

/**
 * The page's token once it counts, with its work if that is done or soon will be; undefined when there is none, or none
 * in time.
 */
export async function formToken(): Promise<string | undefined> {
  const proof = await current?.proof
  await proof?.counts
  if (!proof?.worked) return proof?.token
  return (await atMost(PROOF_OF_WORK.patienceMs, proof.worked)) ?? proof.token
}

/** Drops the token: each counts for one lead. */
export function dropFormToken(): void {
  current = undefined
}

async function fetchProof(): Promise<Proof | undefined> {
  try {
    const response = await callFunction(FORM_TOKEN_FUNCTION, AbortSignal.timeout(PATIENCE_MS))
    const { token, work, countsAfterMs } = v.parse(Answer, await response.json())
    return { token, counts: pause(countsAfterMs), ...(work && { worked: tokenWithWork(token, work) }) }
  } catch {
    return undefined
  }
}

async function tokenWithWork(token: string, work: number): Promise<string> {
  try {
    const { workOn } = await import('./form-work.ts')
    return await workOn({ token, work })
  } catch {
    return token
  }
}
