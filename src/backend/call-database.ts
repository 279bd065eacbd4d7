/** Calls of SQL functions as the signed-in account, whose rights decide. */
import * as v from 'valibot'
import { loadClient } from './load-client.ts'

/** Resolves to the parsed answer. Rejects when nobody answered, or the account may not call it. */
export async function callDatabase<Schema extends v.GenericSchema>(
  name: string,
  parameters: object,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const client = await loadClient()
  const { data, error } = await client.rpc(name, parameters).abortSignal(signal)
  if (error) throw new Error(`${name}: ${error.code}`)
  return v.parse(schema, data)
}
