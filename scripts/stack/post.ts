/** Requests to the running database: its functions, and sign-in. */

/** Sends JSON with an API key, as an account if its token is given, and resolves to the answer; throws on failure. */
export async function post(
  databaseUrl: string,
  path: `/rest/v1/${string}` | `/auth/v1/${string}`,
  body: object,
  { key, token, method = 'POST' }: { key: string; token?: string; method?: 'POST' | 'PUT' },
): Promise<unknown> {
  const response = await fetch(`${databaseUrl}${path}`, {
    method,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
