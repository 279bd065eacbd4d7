import { useContext } from 'react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import type { Component } from '../../path-harness/component.ts'
import { accepted, refused, sessionOf } from '../../support/auth-answers.ts'
import { actAsync } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot, renderView } from '../../support/rendered.tsx'

const Changed = v.object({ user: v.nullable(v.object({ id: v.string(), email: v.string() })) })

const ADA = { id: 'user-1', email: 'ada@example.com' }

/** Loads the modules that share one auth client again: each visit has a client of its own. */
async function newVisit() {
  vi.resetModules()
  const [{ AuthProvider }, { AuthContext }, { authenticate }, { loadClient }] = await Promise.all([
    import('../../../src/features/auth/AuthProvider.tsx'),
    import('../../../src/features/auth/use-auth.ts'),
    import('../../../src/features/auth/authenticate.ts'),
    import('../../../src/backend/load-client.ts'),
  ])
  function Probe({ expose }: { expose: Expose }) {
    const actor = useContext(AuthContext)
    if (actor) expose(actor)
    return null
  }
  const view = (expose: Expose) => (
    <AuthProvider>
      <Probe expose={expose} />
    </AuthProvider>
  )
  return { view, authenticate, loadClient }
}

export const component: Component = {
  mount: async () => {
    const network = stubNetwork()
    // All visits run on one page here, and the auth client warns about several clients.
    vi.spyOn(console, 'warn').mockReturnValue()
    // With an expired session, nobody knows who is signed in until the server has answered.
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(sessionOf(ADA, true)))
    const { view, authenticate, loadClient } = await newVisit()
    const { actor, ...rendered } = await renderView(view)

    let answered = false
    const answerOldSession = async (response: Response) => {
      const { auth } = await loadClient()
      ;(await network.request('grant_type=refresh_token')).answer(response)
      await auth.initialize()
    }
    const signIn = async (user: typeof ADA) => {
      const { signal } = new AbortController()
      const done = authenticate({ mode: 'signIn', email: user.email, password: 'secret1' }, signal)
      ;(await network.request('grant_type=password')).answer(accepted(user))
      await done
    }
    const signOut = async () => {
      const { auth } = await loadClient()
      const done = auth.signOut()
      // Without a session no request is sent.
      if (actor.getSnapshot().matches('signedIn'))
        (await network.request('/logout')).answer(new Response(null, { status: 204 }))
      await done
    }
    return {
      ...rendered,
      actor,
      gestures: {
        'session.changed': (event) => {
          const { user } = v.parse(Changed, event)
          const isFirst = !answered
          answered = true
          return actAsync(async () => {
            const next = nextSnapshot(actor)
            if (isFirst)
              await answerOldSession(
                user ? accepted(user) : refused('refresh_token_not_found', 'No such token'),
              )
            else await (user ? signIn(user) : signOut())
            await next
          })
        },
      },
      settle: {},
    }
  },
}
