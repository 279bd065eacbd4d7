/** Calls of SQL functions as the signed-in account, whose rights decide. */
import * as v from 'valibot'
import { loadClient } from './load-client.ts'

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
  return v.parse(schema, data)
}
