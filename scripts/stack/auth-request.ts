/** How the front of the local auth asks the library behind it, and refuses. */

export type Respond = (request: Request) => Promise<Response>

/** Asks the library for whoever sent a request. `path` follows `/auth/v1/`. */
export type Ask = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  query?: Readonly<Record<string, string>>,
  body?: unknown,
) => Promise<Response>

/** The sender's headers that the library reads. */
const HEADERS = ['apikey', 'authorization', 'origin', 'x-supabase-api-version']

/**
 * Nothing of the sender's address goes further: the library decodes addresses by rules of its own, and would read another
 * value in one than the front has counted.
 */
export function askFor({ url, headers }: Request, next: Respond): Ask {
  const kept = new Headers({ 'content-type': 'application/json' })
  for (const name of HEADERS) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return (method, path, query = {}, body) =>
    next(
      new Request(new URL(`/auth/v1/${path}?${new URLSearchParams(query)}`, url), {
        method,
        headers: kept,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
}

/** A refusal as the library writes it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  )
}
