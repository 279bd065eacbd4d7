import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { usePasswordChange } from '../../../src/features/auth/use-password-change.ts'
import { toasterPart } from '../../../src/ui/toast.ts'
import type { Component } from '../../path-harness/component.ts'
import { accepted, refused, sessionOf } from '../../support/auth-answers.ts'
import { actAsync, press, type } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot, renderView } from '../../support/rendered.tsx'

const Submitted = v.object({ current: v.string(), next: v.string() })
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.literal('accepted') }) }),
  v.object({ output: v.object({ outcome: v.literal('refused'), message: v.string() }) }),
])

const ADA = { id: 'user-1', email: 'ada@example.com' }

function Change({ expose }: { expose: Expose }) {
  const { actor, open, dismiss, submit, togglePassword } = usePasswordChange(true)
  expose(actor)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        submit({ current: String(typed.get('current')), next: String(typed.get('next')) })
      }}
    >
      <button type="button" id="open" onClick={open}>
        Change Password
      </button>
      <button type="button" id="close" onClick={dismiss}>
        Cancel
      </button>
      <button type="button" id="toggle" onClick={togglePassword}>
        Show password
      </button>
      <input name="current" aria-label="Present password" />
      <input name="next" aria-label="New password" />
      <button type="submit" disabled={busy}>
        Send
      </button>
    </form>
  )
}

export const component: Component = {
  mount: async () => {
    const network = stubNetwork()
    vi.spyOn(console, 'error').mockReturnValue()
    await toasterPart.load()
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(sessionOf(ADA)))
    const { get, ...rendered } = await renderView((expose) => <Change expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'change.opened': () => press(get('#open')),
        'change.dismissed': () => press(get('#close')),
        'password.toggled': () => press(get('#toggle')),
        'change.submitted': async (event) => {
          const { current, next } = v.parse(Submitted, event)
          await type(get<HTMLInputElement>('[name=current]'), current)
          await type(get<HTMLInputElement>('[name=next]'), next)
          await press(get('[type=submit]'))
        },
      },
      settle: {
        changePassword: async (outcome) => {
          const settled = v.parse(Outcome, outcome)
          const signIn = await network.request('/auth/v1/token?grant_type=password')
          await actAsync(async () => {
            const next = nextSnapshot(rendered.actor)
            if ('error' in settled) signIn.fail()
            else if (settled.output.outcome === 'refused')
              signIn.answer(refused('invalid_credentials', 'Invalid login credentials'))
            else {
              signIn.answer(accepted(ADA))
              const update = await network.request('/auth/v1/user')
              update.answer(Response.json(sessionOf(ADA).user))
            }
            await next
          })
        },
      },
    }
  },
}
