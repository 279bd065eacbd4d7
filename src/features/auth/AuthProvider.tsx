import { type ReactNode, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { authSession } from '../../../machines/auth-session.ts'
import { forgetDeskDrafts } from '../../browser/session-drafts.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { AuthContext } from './use-auth.ts'
import { watchSession } from './watch-session.ts'

const machine = authSession.provide({ actors: { watchSession } })

/** A member's drafts about visitors stay theirs. */
function forgetDraftsOfOthers(session: ActorRefFrom<typeof authSession>) {
  const forget = () => {
    const snapshot = session.getSnapshot()
    if (!snapshot.hasTag('loading')) forgetDeskDrafts(snapshot.context.user?.id ?? null)
  }
  forget()
  const { unsubscribe } = session.subscribe(forget)
  return unsubscribe
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useMachineActor(machine)
  useEffect(() => forgetDraftsOfOthers(session), [session])
  return <AuthContext value={session}>{children}</AuthContext>
}
