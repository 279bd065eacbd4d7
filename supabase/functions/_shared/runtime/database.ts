/** The functions' only access to the database: calling the SQL functions of supabase/migrations over REST. */
import { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'

/** A database that does not answer within this time counts as unreachable. */
const TIMEOUT_MS = 8_000

/** Calls an SQL function by name. Rejects with a `StoreError` if it fails or does not answer. */
export type CallDatabase = (name: string, parameters: object) => Promise<unknown>

/** The database refused or did not answer. The message is a stable code without personal data. */
export class StoreError extends Error {
  /** Whether the database refused, so nothing changed. */
  readonly answered: boolean

  constructor(message: string, { answered = false } = {}) {
    super(message)
    this.answered = answered
  }
}

/** What a log may say about a failure: a stable code, because other messages may repeat personal data. */
export function failureCode(error: unknown): string {
  return error instanceof StoreError ? error.message : 'unexpected failure'
}

/** The id of the member who sent a request; null for anyone else. Rejects if the database does not answer. */
export type MemberOf = (headers: Headers) => Promise<string | null>

const Member = v.object({ id: v.string() })

/** Asks the database with the caller's own token, which only the database verifies. */
export const connectCallers =
  (url: string): MemberOf =>
  async (headers) => {
    const own = { apikey: headers.get('apikey') ?? '', authorization: headers.get('authorization') ?? '' }
    const { data, error, status } = await new PostgrestClient(`${url}/rest/v1`, { headers: own })
      .rpc('desk_me')
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    // A refusal, even by a gateway in front of the database, is an answer; status 0 is none.
    if (error && (status === 0 || status >= 500)) throw new StoreError('desk_me: unreachable')
    return v.is(Member, data) ? data.id : null
  }

/** Connects to the Supabase project at `url` with its secret key. */
export function connectDatabase(url: string, secretKey: string): CallDatabase {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  })
  return async (name, parameters) => {
    const { data, error } = await client.rpc(name, parameters).abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (error)
      throw new StoreError(`${name}: ${error.code || 'unreachable'}`, { answered: Boolean(error.code) })
    return data
  }
}
