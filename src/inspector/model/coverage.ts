/** The tests' coverage of each machine, when a run has written it. */

import { coverage } from 'virtual:machine-paths'
import * as v from 'valibot'

const Share = v.object({ covered: v.number(), total: v.number() })
const CoverageSchema = v.record(v.string(), v.record(v.string(), v.unknown()))
export type Share = v.InferOutput<typeof Share>

const checked = v.safeParse(CoverageSchema, coverage)

/** Kinds of things covered, in the file's order: states, transitions, pairs … */
export function coverageOf(machine: string): readonly { what: string; share: Share }[] {
  const row = checked.success ? (checked.output[machine] ?? {}) : {}
  return Object.entries(row).flatMap(([what, share]) =>
    v.is(Share, share) && share.total > 0 ? [{ what: labelOf(what), share }] : [],
  )
}

/** `guardOutcomes` → "guard outcomes". Under `site` stand the transitions walked on the built site. */
function labelOf(name: string): string {
  if (name === 'site') return 'on the site'
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
