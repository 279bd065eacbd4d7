import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { useAuthForm } from '../../../src/features/auth/use-auth-form.ts'
import { toasterPart } from '../../../src/ui/toast.ts'
import type { Component } from '../../path-harness/component.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import { actAsync, press, type } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot, renderView } from '../../support/rendered.tsx'

const Chosen = v.object({ tab: v.picklist(['signIn', 'signUp']) })
const Submit = v.object({ email: v.string(), password: v.string() })
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.literal('accepted') }) }),
  v.object({ output: v.object({ outcome: v.literal('refused'), message: v.string() }) }),
])

const ADA = { id: 'user-1', email: 'ada@example.com' }

function Auth({ expose }: { expose: Expose }) {
  const { actor, choose, submit, togglePassword } = useAuthForm()
  expose(actor)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        submit({ email: String(typed.get('email')), password: String(typed.get('password')) })
      }}
    >
      <button type="button" id="signIn" onClick={() => choose('signIn')}>
        Sign In
      </button>
      <button type="button" id="signUp" onClick={() => choose('signUp')}>
        Sign Up
      </button>
      <button type="button" id="toggle" onClick={togglePassword}>
        Show password
      </button>
      <input name="email" aria-label="Email" />
      <input name="password" aria-label="Password" />
      <button type="submit" disabled={busy}>
        Send
      </button>
    </form>
  )
}

export const component: Component = {
  mount: async () => {
    const network = stubNetwork()
    await toasterPart.load()
    const { get, ...rendered } = await renderView((expose) => <Auth expose={expose} />)
    const signsUp = () => rendered.actor.getSnapshot().context.mode === 'signUp'
    return {
      ...rendered,
      gestures: {
        'tab.chosen': (event) => press(get(`#${v.parse(Chosen, event).tab}`)),
        'password.toggled': () => press(get('#toggle')),
        'auth.submit': async (event) => {
          const { email, password } = v.parse(Submit, event)
          await type(get<HTMLInputElement>('[name=email]'), email)
          await type(get<HTMLInputElement>('[name=password]'), password)
          await press(get('[type=submit]'))
        },
      },
      settle: {
        authenticate: async (outcome) => {
          const request = await network.request(
            signsUp() ? '/auth/v1/signup' : '/auth/v1/token?grant_type=password',
          )
          const settled = v.parse(Outcome, outcome)
          await actAsync(() => {
            const next = nextSnapshot(rendered.actor)
            if ('error' in settled) {
              // The auth client also tells the console.
              vi.spyOn(console, 'error').mockReturnValueOnce()
              request.fail()
            } else if (settled.output.outcome === 'accepted') request.answer(accepted(ADA))
            else request.answer(refused('invalid_credentials', settled.output.message))
            return next
          })
        },
      },
    }
  },
}
