/**
 * Calls an edge function without the backend's client, which is 44 kB and first renews a signed-in visitor's session,
 * even while the auth server is down. Only the team's functions check who is signed in, by the session's `token`.
 */
import { functionUrl, publishableKey } from './config.ts'

/** Resolves to any answer, even a refusal. Rejects without one. */
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
