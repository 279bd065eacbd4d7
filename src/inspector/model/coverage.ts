/** The tests' coverage of each machine, when a run has written it. */
import { coverage } from 'virtual:machine-words'

type Share = { covered: number; total: number }

/** Kinds of things covered, in the file's order: states, transitions, pairs … */
export function coverageOf(machine: string): readonly { what: string; share: Share }[] {
  return Object.entries(coverage[machine] ?? {}).flatMap(([what, share]) =>
    isShare(share) && share.total > 0 ? [{ what: labelOf(what), share }] : [],
  )
}

const isShare = (value: unknown): value is Share =>
  typeof value === 'object' && value !== null && 'covered' in value && 'total' in value

/** `guardOutcomes` → "guard outcomes". Under `site` stand the transitions walked on the built site. */
function labelOf(name: string): string {
  if (name === 'site') return 'on the site'
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
