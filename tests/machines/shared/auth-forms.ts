/** The forms of the auth service in walks: who uses them, what the service answers, and how they look meanwhile. */
import * as v from 'valibot'
import type { Outcome, Step } from '../../../machines/kit/trace.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { refused } from '../../support/auth-answers.ts'

const Answered = v.object({
  output: v.object({ outcome: v.string(), message: v.optional(v.string(), 'Not accepted') }),
})

/** What the service answers, or `error` without an answer. */
export const outcomeOf = (outcome: Outcome | undefined): string | undefined =>
  v.is(Answered, outcome) ? outcome.output.outcome : outcome && 'error'

/** The same of the actor that begins now, whatever the visitor does until then. */
export function comingOutcome(coming: readonly Step[], actor: string): string | undefined {
  const step = coming.find((one) => one.kind === 'settle' && one.actor === actor)
  return step?.kind === 'settle' ? outcomeOf(step.outcome) : undefined
}

const accounts = new WeakMap<Visitor, Account>()

/** Whose walk it is, with the password that is theirs by now. */
export function accountOf(visitor: Visitor): Account {
  const account = accounts.get(visitor)
  if (!account) throw new Error('The page was not opened')
  return account
}
export function hasAccount(visitor: Visitor, account: Account): Account {
  accounts.set(visitor, account)
  return account
}

/** Lets the service accept as `accepts` does in its place, or refuse what is sent with `changed`. */
export async function answer(
  visitor: Visitor,
  outcome: Outcome,
  accepts: () => Response,
  { changed = {}, refusal = 'validation_failed' } = {},
) {
  const request = visitor.lastRequest()
  const answered = v.safeParse(Answered, outcome)
  if (!answered.success) return request?.fail()
  const { output } = answered.output
  if (output.outcome === 'accepted') return request?.pass(accepts)
  await request?.pass(() => refused(refusal, output.message), { body: changed })
}

export const submitOf = (form: Part): Part => ({ selector: 'button[type=submit]', inside: form })

export const isReady = (form: Part, action: string) =>
  all(
    sees(form, { attributes: { 'aria-busy': 'false' } }),
    sees(submitOf(form), { text: action, disabled: false }),
  )

/** While the service is asked, nobody can leave, and no alert is left. */
export const isBusy = (form: Part, pending: string, leave: Part, alert: Part) =>
  all(
    sees(form, { attributes: { 'aria-busy': 'true' } }),
    sees(submitOf(form), { text: pending, disabled: true }),
    sees(leave, { disabled: true }),
    misses(alert),
  )

/** The states of a password that can be shown. */
export const passwordStates = (region: string, password: Part, toggle: Part) => ({
  [region]: sees(password, { attributes: { autocomplete: 'new-password' } }),
  [`${region}.hidden`]: all(
    sees(password, { attributes: { type: 'password' } }),
    sees(toggle, { attributes: { 'aria-pressed': 'false' } }),
  ),
  [`${region}.shown`]: all(
    sees(password, { attributes: { type: 'text' } }),
    sees(toggle, { attributes: { 'aria-pressed': 'true' } }),
  ),
})

export const NOT_SEEN_STOPPING =
  'the client gives it up by a time limit of its own, which no simulated clock moves'
