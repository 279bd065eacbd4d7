import { equal, match } from 'node:assert/strict'
import * as v from 'valibot'
import { accountMenu } from '../../../content/account-menu.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { authSession } from '../../../machines/auth-session.ts'
import { misses } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import { absentButtons } from '../shared/absent-buttons.ts'

const Nobody = v.object({ user: v.null() })
type Visit = {
  people: Readonly<Record<string, Account>>
  /** Whether the service has answered about the session that an earlier visit left. */
  answered: boolean
}
const visits = new WeakMap<Visitor, Visit>()
function visitOf(visitor: Visitor): Visit {
  const visit = visits.get(visitor)
  if (!visit) throw new Error('The page was not opened')
  return visit
}

const { label } = accountMenu
const account: Part = { role: 'button', name: RegExp(`^${label}: `) }
const loading: Part = { text: content.loading }

/** Lets the service accept the old session, or refuse it by asking about another one. */
async function answer(visitor: Visitor, counts: boolean): Promise<void> {
  const visit = visitOf(visitor)
  visit.answered = true
  const request = await visitor.request()
  match(request.url, /\/token\?grant_type=refresh_token/)
  const email = visit.people['ada@example.com']?.email ?? ''
  await request.pass(
    () =>
      counts ? accepted({ id: 'user-1', email }) : refused('refresh_token_not_found', 'No such session'),
    counts ? {} : { body: { refresh_token: 'another' } },
  )
}

/** What more there is to say stands where somebody was at work, on the account's page and at the desk. */
const isNobody = misses(account, loading)

export const screen = screenOf<typeof authSession>({
  open: async (visitor) => {
    const [ada, grace] = await Promise.all([visitor.account('ada'), visitor.account('grace')])
    visits.set(visitor, { people: { 'ada@example.com': ada, 'grace@example.com': grace }, answered: false })
    await visitor.wasSignedIn(ada, 'expired')
    await visitor.hold('grant_type=refresh_token')
    await visitor.open('/auth')
    await visitor.sees(loading)
  },
  inexact: ['user'],
  // Only who is signed in can sign out.
  impossible: absentButtons(
    (step, { states }) =>
      step.kind !== 'event' ||
      !v.is(Nobody, step.event) ||
      states.includes('loading') ||
      states.includes('signedIn'),
  ),
  gestures: {
    'session.changed': async (visitor, { user }) => {
      const { people, answered } = visitOf(visitor)
      if (!answered) return answer(visitor, user !== null)
      const person = user && people[user.email]
      await (person ? visitor.signInElsewhere(person) : visitor.signOutElsewhere())
    },
  },
  states: {
    loading: async (visitor) => {
      await visitor.sees(loading)
      equal(await visitor.address(), '/auth')
    },
    anonymous: isNobody,
    signedIn: async (visitor) => {
      await visitor.sees(account)
      await visitor.until(async () => equal(await visitor.address(), '/'))
    },
  },
  alike: { 'nobody is signed in': ['anonymous', 'ended', 'erased'] },
  context: async (visitor, { user }) => {
    if (user) await visitor.sees(account, { name: `${label}: ${visitOf(visitor).people[user.email]?.email}` })
  },
})
