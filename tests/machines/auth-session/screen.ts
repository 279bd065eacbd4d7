import { equal, match } from 'node:assert/strict'
import * as v from 'valibot'
import { accountMenu } from '../../../content/account-menu.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import { absentButtons } from '../shared/absent-buttons.ts'

const User = v.nullable(v.object({ email: v.picklist(['ada@example.com', 'grace@example.com']) }))
const Nobody = v.object({ user: v.null() })
const Known = v.object({ user: User })

type Visit = {
  people: Record<'ada@example.com' | 'grace@example.com', Account>
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
  const { email } = visit.people['ada@example.com']
  await request.pass(
    () =>
      counts ? accepted({ id: 'user-1', email }) : refused('refresh_token_not_found', 'No such session'),
    counts ? {} : { body: { refresh_token: 'another' } },
  )
}

/** What more there is to say stands where somebody was at work, on the account's page and at the desk. */
const isNobody = async (visitor: Visitor) => {
  await visitor.misses(account)
  await visitor.misses(loading)
}

export const screen: Screen = {
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
    'session.changed': async (visitor, event) => {
      const { user } = v.parse(Known, event)
      const { people, answered } = visitOf(visitor)
      if (!answered) return answer(visitor, user !== null)
      await (user ? visitor.signInElsewhere(people[user.email]) : visitor.signOutElsewhere())
    },
  },
  settle: {},
  states: {
    loading: async (visitor) => {
      await visitor.sees(loading)
      equal(await visitor.address(), '/auth')
    },
    anonymous: isNobody,
    ended: isNobody,
    erased: isNobody,
    signedIn: async (visitor) => {
      await visitor.sees(account)
      await visitor.until(async () => equal(await visitor.address(), '/'))
    },
  },
  alike: [{ states: ['anonymous', 'ended', 'erased'], because: 'nobody is signed in' }],
  context: async (visitor, context) => {
    const { user } = v.parse(Known, context)
    if (user) await visitor.sees(account, { name: `${label}: ${visitOf(visitor).people[user.email].email}` })
  },
  effects: {},
}
