import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { RECOVERY_PARAMETER } from '../../../content/constants.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { usePasswordReset } from '../../../src/features/auth/use-password-reset.ts'
import { toasterPart } from '../../../src/ui/toast.ts'
import type { Component } from '../../path-harness/component.ts'
import { accepted, refused, sessionOf } from '../../support/auth-answers.ts'
import { actAsync, press, type } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot, renderView } from '../../support/rendered.tsx'

const Asked = v.object({ email: v.string() })
const Chosen = v.object({ password: v.string() })
const Arrival = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.picklist(['none', 'recovered', 'dead', 'elsewhere']) }) }),
])
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.literal('accepted') }) }),
  v.object({ output: v.object({ outcome: v.literal('refused'), message: v.string() }) }),
])

const ADA = { id: 'user-1', email: 'ada@example.com' }
const CODE = '0b6a3a4e-55f0-4c39-9c1a-2f7a52f1c3aa'

/** Opens the page as the first steps need it: by the link, with or without the proof of having asked, or plainly. */
function arrive([first]: readonly Step[]): void {
  const arrival = v.safeParse(Arrival, first?.kind === 'settle' ? first.outcome : undefined)
  const outcome = arrival.success && 'output' in arrival.output ? arrival.output.output.outcome : 'waits'
  const search = outcome === 'none' ? '' : `?${RECOVERY_PARAMETER}&code=${CODE}`
  window.history.replaceState(null, '', `/auth${search}`)
  if (outcome !== 'elsewhere')
    localStorage.setItem(`${SESSION_STORAGE_KEY}-code-verifier`, '"proof/recovery"')
}

function Reset({ expose }: { expose: Expose }) {
  const { actor, open, request, close, choose, togglePassword } = usePasswordReset()
  expose(actor)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        if (actor.getSnapshot().matches('choosing')) choose(String(typed.get('password')))
        else request(String(typed.get('email')))
      }}
    >
      <button type="button" id="open" onClick={() => open('')}>
        Forgot your password?
      </button>
      <button type="button" id="close" onClick={close}>
        Back
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
  mount: async (coming) => {
    const network = stubNetwork()
    // The auth client warns that this environment cannot hash its proof.
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    await toasterPart.load()
    arrive(coming)
    const { get, ...rendered } = await renderView((expose) => <Reset expose={expose} />)
    const answerTo = async (address: string, outcome: unknown, ok: Response) => {
      const request = await network.request(address)
      const settled = v.parse(Outcome, outcome)
      await actAsync(() => {
        const next = nextSnapshot(rendered.actor)
        if ('error' in settled) request.fail()
        else if (settled.output.outcome === 'accepted') request.answer(ok)
        else request.answer(refused('validation_failed', settled.output.message))
        return next
      })
    }
    return {
      ...rendered,
      gestures: {
        'reset.opened': () => press(get('#open')),
        'reset.closed': () => press(get('#close')),
        'password.toggled': () => press(get('#toggle')),
        'reset.requested': async (event) => {
          await type(get<HTMLInputElement>('[name=email]'), v.parse(Asked, event).email)
          await press(get('[type=submit]'))
        },
        'password.chosen': async (event) => {
          await type(get<HTMLInputElement>('[name=password]'), v.parse(Chosen, event).password)
          await press(get('[type=submit]'))
        },
      },
      settle: {
        followLink: async (outcome) => {
          const settled = v.parse(Arrival, outcome)
          // Known without the provider, and so by now.
          if ('output' in settled && ['none', 'elsewhere'].includes(settled.output.outcome)) return
          const request = await network.request('/auth/v1/token?grant_type=pkce')
          await actAsync(() => {
            const next = nextSnapshot(rendered.actor)
            if ('error' in settled) request.fail()
            else if (settled.output.outcome === 'recovered') request.answer(accepted(ADA))
            else request.answer(refused('flow_state_not_found', 'invalid flow state'))
            return next
          })
        },
        sendLink: (outcome) => answerTo('/auth/v1/recover', outcome, Response.json({})),
        savePassword: (outcome) => answerTo('/auth/v1/user', outcome, Response.json(sessionOf(ADA).user)),
      },
    }
  },
}
