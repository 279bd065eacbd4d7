import { equal, match, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { RECOVERY_PARAMETER } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { passwordReset } from '../../../machines/password-reset.ts'
import { sees, toast } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Sight, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import {
  accountOf,
  answer,
  comingOutcome,
  hasAccount,
  isBusy,
  isReady,
  NOT_SEEN_STOPPING,
  outcomeOf,
  passwordStates,
  submitOf,
} from '../shared/auth-forms.ts'

const PAGE = '/auth'
/** Outcomes of a link. */
const SIGNS_IN: readonly (string | undefined)[] = ['recovered', 'confirmed']
const Proof = v.looseObject({ auth_code: v.string(), code_verifier: v.string() })
const Asked = v.looseObject({ email: v.string() })
const Chosen = v.looseObject({ password: v.string() })

/** Who has given an email address. */
const known = new WeakSet<Visitor>()
/** The new password that was typed last. */
const typed = new WeakMap<Visitor, string>()

const { reset, newPassword } = content
const forgot: Part = { role: 'form', name: reset.title }
/** Of either kind. */
const choice: Part = { role: 'form', name: RegExp(`^(${newPassword.title}|${newPassword.first.title})$`) }
const title = { role: 'heading', name: reset.title, inside: forgot } as const
const email: Part = { role: 'textbox', name: content.email.label, inside: forgot }
const password: Part = { label: newPassword.label, inside: choice }
const toggle: Part = { role: 'button', name: content.password.show, inside: choice }
const back: Part = { role: 'button', name: reset.back }
const decline: Part = {
  role: 'button',
  name: RegExp(`^(${newPassword.decline}|${newPassword.first.decline})$`),
}
const again: Part = { role: 'button', name: reset.mailed.again }
const alert: Part = { role: 'alert', inside: { selector: 'main' } }

/** Whoever has come by the link is signed in, and leaves the page with the form. */
const leaves = (visitor: Visitor) =>
  visitor.until(async () => ok((await visitor.address()) !== PAGE, 'the page is left'))

export const screen = screenOf<typeof passwordReset>({
  open: async (visitor, coming) => {
    const account = hasAccount(visitor, await visitor.account())
    for (const part of ['token?grant_type=pkce', 'recover', 'user']) await visitor.hold(`/auth/v1/${part}`)
    // Who has no link, or one of another browser, opens the page as the first step.
    const arrival = comingOutcome(coming, 'followLink')
    if (arrival === 'none' || arrival === 'elsewhere') return
    await visitor.open(await visitor.mailedLink(account, arrival === 'confirmed'))
    const { url, body } = await visitor.request('/auth/v1/token')
    match(url, /\/auth\/v1\/token\?grant_type=pkce/)
    ok(v.parse(Proof, body).code_verifier)
  },
  // A visitor who is signed in leaves the page.
  brief: ['closed'],
  impossible: ({ steps, visits }) => {
    const signedIn = SIGNS_IN.includes(comingOutcome(steps, 'followLink'))
    const closed = visits.findIndex(({ state }) => state === 'closed')
    return signedIn && closed >= 0 && closed < steps.length - 1
      ? 'a visitor who has signed in has left the page'
      : undefined
  },
  inexact: ['email', 'password'],
  gestures: {
    'reset.opened': async (visitor) => {
      // The address is asked for once, there or here.
      const { email } = accountOf(visitor)
      known.add(visitor)
      if (await visitor.isShown(again)) return visitor.press(again)
      await visitor.fill(
        { role: 'textbox', name: content.email.label, inside: { selector: 'main form' } },
        email,
      )
      await visitor.press({ role: 'button', name: reset.open })
    },
    'reset.closed': async (visitor) => {
      if (await visitor.isShown(back)) return visitor.press(back)
      await visitor.press(decline)
      await leaves(visitor)
    },
    'password.toggled': (visitor) => visitor.press(toggle),
    'reset.requested': async (visitor) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      known.add(visitor)
      await visitor.fill(email, accountOf(visitor).email)
      await visitor.press(submitOf(forgot))
    },
    'password.chosen': async (visitor, _event, coming) => {
      await visitor.lastRequest()?.fail()
      // The service refuses the old one.
      const isRefused = comingOutcome(coming, 'savePassword') === 'refused'
      const chosen = isRefused ? accountOf(visitor).password : 'another1'
      typed.set(visitor, chosen)
      await visitor.fill(password, chosen)
      await visitor.press(submitOf(choice))
    },
  },
  settle: {
    followLink: async (visitor, outcome) => {
      const arrival = outcomeOf(outcome)
      if (arrival === 'none') return visitor.open(PAGE)
      if (arrival === 'elsewhere') return visitor.open(`${PAGE}?${RECOVERY_PARAMETER}&code=${randomUUID()}`)
      const request = visitor.lastRequest()
      if (arrival === 'error') return request?.fail()
      const signsIn = SIGNS_IN.includes(arrival)
      await request?.pass(
        () =>
          signsIn
            ? accepted({ id: 'user-1', email: accountOf(visitor).email })
            : refused('flow_state_not_found', 'No such link'),
        signsIn ? {} : { body: { auth_code: randomUUID() } },
      )
    },
    sendLink: (visitor, outcome) =>
      answer(visitor, outcome, () => Response.json({}), { changed: { email: '' } }),
    savePassword: async (visitor, outcome) => {
      const { email } = accountOf(visitor)
      await answer(visitor, outcome, () => Response.json({ id: 'user-1', email }))
      if (outcomeOf(outcome) !== 'accepted') await visitor.sees(alert, { focused: true })
    },
  },
  states: {
    arriving: sees({ text: content.loading }),
    closed: (visitor) =>
      visitor.until(async () => {
        if ((await visitor.address()) !== PAGE) return
        ok(await visitor.isShown({ role: 'tablist', name: content.tabsLabel }))
        ok(!(await visitor.isShown({ text: content.loading })))
      }),
    asking: isReady(forgot, reset.action),
    sending: isBusy(forgot, reset.pending, back, alert),
    mailed: (visitor) =>
      visitor.sees(
        { role: 'status', inside: { selector: 'main' } },
        { text: RegExp(`${reset.mailed.title}.*${accountOf(visitor).email}`), focused: true },
      ),
    choosing: sees(choice),
    'choosing.request.editing': isReady(choice, newPassword.action),
    'choosing.request.saving': isBusy(choice, newPassword.pending, decline, alert),
    ...passwordStates('choosing.password', password, toggle),
  },
  context: async (visitor, { problem, isFirst }, state) => {
    // Only there it has parts.
    if (typeof state === 'object')
      await visitor.sees({ role: 'heading', name: (isFirst ? newPassword.first : newPassword).title })
    const isAsking = state === 'asking'
    if (isAsking) await visitor.sees(email, { value: known.has(visitor) ? accountOf(visitor).email : '' })
    const atFocus: Sight = isAsking ? { focused: true } : {}
    if (!problem) {
      if (isAsking) await visitor.sees(title, atFocus)
      return visitor.misses(alert)
    }
    if (problem.kind === 'refused') {
      await visitor.sees(alert, { ...atFocus, text: (isAsking ? reset : newPassword).refused })
      // The real service has words of its own.
      if (visitor.isExact) await visitor.sees(alert, { text: problem.message })
    } else {
      const { text } = problem.kind === 'unreachable' ? content.unreachable : reset[problem.kind]
      await visitor.sees(alert, { ...atFocus, text })
    }
  },
  effects: {
    'starts sendLink': async (visitor) => {
      const { url, body } = await visitor.request('/auth/v1/recover')
      match(decodeURIComponent(url), RegExp(`/recover\\?redirect_to=.*${PAGE}\\?${RECOVERY_PARAMETER}$`))
      equal(v.parse(Asked, body).email, accountOf(visitor).email)
    },
    'starts savePassword': async (visitor) => {
      const { url, body } = await visitor.request('/auth/v1/user')
      match(url, /\/auth\/v1\/user/)
      equal(v.parse(Chosen, body).password, typed.get(visitor))
    },
    'stops followLink': NOT_SEEN_STOPPING,
    'stops sendLink': NOT_SEEN_STOPPING,
    'stops savePassword': NOT_SEEN_STOPPING,
    notifySaved: async (visitor) => {
      await toast(messages.passwordSet)(visitor)
      await leaves(visitor)
    },
  },
})
