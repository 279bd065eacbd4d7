/** What is known after a step: what shows, which machines live, what was sent, thanked and stored. */
import type { Note } from '../path-harness/observe.ts'
import type { Actors, Thanked } from './machines.ts'
import type { Sent } from './requests.ts'
import type { Sight } from './sight.ts'
import type { Step } from './step.ts'

/** What one visitor sent to one form with one address. */
export type Posting = Pick<Sent, 'kind' | 'email'> & {
  thanks: number
  /** Whether the visitor left, or the connection failed, before the page could answer. */
  answerLost: boolean
  overLimit: boolean
  stored: number
}

export type Moment = {
  sight: Sight
  actors: Actors
  notes: readonly Note[]
  log: readonly string[]
  failures: readonly string[]
  postings: readonly Posting[]
  /** Grows with each document that is loaded. */
  documents: number
  /** Whether this document was without a connection at some time. */
  wasOffline: boolean
}

/** A step between two moments. */
export type Change = { step: Step; before: Moment | undefined; after: Moment }

/**
 * What was sent and thanked until now. A form that thanked twice was sent twice; an unanswered one, or one of a document
 * that was left before it thanked, may be stored without thanks.
 */
export function postingsOf(
  sent: readonly Sent[],
  thanked: readonly Thanked[],
  wereLeft: ReadonlySet<string>,
): Omit<Posting, 'stored'>[] {
  const keys = new Map([...sent, ...thanked].map(({ kind, email }) => [`${kind} ${email}`, { kind, email }]))
  return [...keys.values()].map(({ kind, email }) => {
    const isIt = (one: { kind: string; email: string }) => one.kind === kind && one.email === email
    return {
      kind,
      email,
      thanks: thanked.filter(isIt).length,
      answerLost: wereLeft.has(email) || sent.some((one) => isIt(one) && !one.answered),
      overLimit: sent.some((one) => isIt(one) && one.overLimit),
    }
  })
}
