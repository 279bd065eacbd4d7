/**
 * A run of a machine as plain data, short enough for an address: played by hand, seen live, or failed in a test.
 * Machines read neither clock nor chance, so the steps are enough to play it again.
 */
import * as v from 'valibot'
import { PlayedStepSchema } from '../../../machines/kit/trace.ts'

const RunSchema = v.object({
  from: v.picklist(['hand', 'live', 'failed']),
  /** Where it was seen, or what failed. */
  note: v.exactOptional(v.string()),
  /** The context it began with, where that is not what the registry's input makes. */
  context: v.exactOptional(v.unknown()),
  steps: v.array(PlayedStepSchema),
})
export type Run = v.InferOutput<typeof RunSchema>

/** JSON in the base64 of addresses. */
export function encodeRun(run: Run): string {
  const bytes = new TextEncoder().encode(JSON.stringify(run))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null for anything that is no run: addresses are typed and cut off. */
export function decodeRun(text: string): Run | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    const checked = v.safeParse(RunSchema, JSON.parse(new TextDecoder().decode(bytes)))
    return checked.success ? checked.output : null
  } catch {
    return null
  }
}
