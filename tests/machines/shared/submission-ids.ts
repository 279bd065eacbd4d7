/** The ids under which a form sends: one for each lead, however often that is sent. */
import { equal, notEqual, ok } from 'node:assert/strict'
import type { Visitor } from '../../path-harness/visitor.ts'

/** Which of the page's submission ids stands for one of the trace, and those that are stored. */
type Ids = { known: Map<string, string>; used: Set<string> }
const ids = new WeakMap<Visitor, Ids>()
function idsOf(visitor: Visitor): Ids {
  const own = ids.get(visitor) ?? { known: new Map(), used: new Set() }
  ids.set(visitor, own)
  return own
}

/** Checks that an id of the page stands for one of the trace, and for no other. */
export function isSubmission(visitor: Visitor, submission: string, id: string): void {
  const { known, used } = idsOf(visitor)
  equal(id, known.get(submission) ?? id, 'the same submission has the same id')
  for (const [other, its] of known) if (other !== submission) notEqual(id, its, 'another one has another id')
  ok(!used.has(id), 'a lead that is stored has its id for itself')
  known.set(submission, id)
}

/** From now on other leads need other ids. */
export function isStored(visitor: Visitor): void {
  const { known, used } = idsOf(visitor)
  for (const id of known.values()) used.add(id)
  known.clear()
}
