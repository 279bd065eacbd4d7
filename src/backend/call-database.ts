/** Calls of SQL functions as the signed-in account, whose rights decide. */
import * as v from 'valibot'
import { withoutControls } from '../../supabase/functions/_shared/text.ts'
import { loadClient } from './load-client.ts'

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
 * Resolves to the parsed answer. Rejects when nobody answered, or the account may not call it. Once `signal` is aborted it
 * does neither: nobody waits. In development React starts an actor, stops it and starts it again, and a rejection by the first
 * start would count as the second's.
 */
export async function callDatabase<Schema extends v.GenericSchema>(
  name: string,
  parameters: object,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const client = await loadClient()
  const { data, error } = await client.rpc(name, parameters).abortSignal(signal)
  if (signal.aborted) return new Promise(() => undefined)
  if (error) throw new Error(`${name}: ${error.code}`)
  return v.parse(schema, readable(data))
}
