import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { useSignOut } from '../../../src/features/auth/use-sign-out.ts'
import { toasterPart } from '../../../src/ui/toast.ts'
import type { Component } from '../../path-harness/component.ts'
import { sessionOf } from '../../support/auth-answers.ts'
import { actAsync, press } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot, renderView } from '../../support/rendered.tsx'

const Outcome = v.union([v.object({ error: v.string() }), v.object({ output: v.null() })])

/** Someone is signed in, as the client finds it whenever it is asked to end that. */
function signIn(): void {
  const session = sessionOf({ id: 'user-1', email: 'ada@example.com' })
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session))
}

function Account({ expose }: { expose: Expose }) {
  const { actor, signOut } = useSignOut()
  expose(actor)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <button type="button" aria-busy={busy} onClick={signOut}>
      Sign Out
    </button>
  )
}

export const component: Component = {
  mount: async () => {
    const network = stubNetwork()
    await toasterPart.load()
    const { get, ...rendered } = await renderView((expose) => <Account expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'session.end': () => {
          if (!rendered.actor.getSnapshot().hasTag('busy')) signIn()
          return press(get('button'))
        },
      },
      settle: {
        endSession: async (outcome) => {
          const request = await network.request('/auth/v1/logout')
          const settled = v.parse(Outcome, outcome)
          await actAsync(() => {
            const next = nextSnapshot(rendered.actor)
            if ('error' in settled) {
              // The auth client also tells the console.
              vi.spyOn(console, 'error').mockReturnValueOnce()
              request.fail()
            } else request.answer(new Response(null, { status: 204 }))
            return next
          })
        },
      },
    }
  },
}
