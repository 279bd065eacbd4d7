/**
 * The form's proof that it is ours: a token from the server, asked for when the visitor first uses a field, never
 * before. Without one, or offline, the lead is sent all the same, and recorded as unproven.
 */
import * as v from 'valibot'
import { FORM_TOKEN_RENEW_MS } from '../../../content/screening.ts'
import { loadClient } from '../../backend/load-client.ts'

const FORM_TOKEN_FUNCTION = 'form-token'
/** A token that has not arrived by then is given up; a lead that is sent meanwhile waits for it. */
const PATIENCE_MS = 5_000

const Answer = v.object({ token: v.string() })

let current: { token: Promise<string | undefined>; at: number } | undefined

/** Asks for a token unless the page has one. */
export function requestFormToken(): void {
  if (current && Date.now() - current.at < FORM_TOKEN_RENEW_MS) return
  const request = { token: fetchToken(), at: Date.now() }
  current = request
  void request.token.then((token) => {
    // The next use of the form tries again.
    if (!token && current === request) current = undefined
  })
}

/** The page's token; undefined when there is none, or none in time. */
export async function formToken(): Promise<string | undefined> {
  return current?.token
}

/** Drops the token, because each stands for one lead. */
export function dropFormToken(): void {
  current = undefined
}

async function fetchToken(): Promise<string | undefined> {
  try {
    const client = await loadClient()
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { data } = await client.functions.invoke(FORM_TOKEN_FUNCTION, { method: 'POST', signal })
    return v.parse(Answer, data).token
  } catch {
    return undefined
  }
}
