import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { authSession, SessionUser } from '../../../machines/auth-session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

export const AuthContext = createContext<ActorRefFrom<typeof authSession> | null>(null)

type Auth = {
  user: SessionUser | null
  /** True until the session is known. */
  loading: boolean
  /** How a session that was signed in on this page has ended. */
  ended: 'ended' | 'erased' | null
}

/** The signed-in user. Throws outside an `AuthProvider` (section 8). */
export function useAuth(): Auth {
  const session = useContext(AuthContext)
  if (!session) throw new Error('useAuth must be used within an AuthProvider')
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const loading = useSelector(session, (snapshot) => snapshot.hasTag('loading'))
  const ended = useSelector(session, (snapshot) => {
    if (snapshot.matches('ended')) return 'ended'
    return snapshot.matches('erased') ? 'erased' : null
  })
  // A component may hydrate after the session is known, but its first render must match the prerendered page.
  const hydrated = useHydrated()
  return hydrated ? { user, loading, ended } : { user: null, loading: true, ended: null }
}
