/**
 * Calls one of the backend's functions, without the backend's client: that is 44 kB, and renews the session of who is
 * signed in first, for which it waits even if the server of accounts is down. Only the team's own functions ask who is signed
 * in, by the `token` of the session.
 */
import { functionUrl, publishableKey } from './config.ts'

/** Resolves to any answer, also a refusal. Rejects if there is none. */
export function callFunction(
  name: string,
  signal: AbortSignal,
  body?: object,
  token: string = publishableKey,
): Promise<Response> {
  return fetch(functionUrl(name), {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    signal,
  })
}

/** For an answer that decides nothing. */
export const undecided = (name: string, { status }: Response) => new Error(`${name}: ${status}`)
