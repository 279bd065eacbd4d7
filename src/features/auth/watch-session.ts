/** The real session watcher: reports who is signed in without loading the auth client for strangers. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { SessionChanged } from '../../../machines/auth-session.ts'
import { loadClient, whenClientLoaded } from '../../backend/load-client.ts'
import { hasStoredSession, SESSION_STORAGE_KEY } from '../../backend/session-storage.ts'
import { followMailLink, takeMailLink } from './mail-link.ts'

export const watchSession = fromCallback<SessionChanged, NonReducibleUnknown>(({ sendBack }) => {
  const stops: (() => void)[] = []
  let stopped = false
  const follow = (client: SupabaseClient) => {
    const { data } = client.auth.onAuthStateChange((_event, session) =>
      sendBack({
        type: 'session.changed',
        user: session ? { id: session.user.id, email: session.user.email ?? '' } : null,
      }),
    )
    stops.push(() => data.subscription.unsubscribe())
  }
  const nobody = () => sendBack({ type: 'session.changed', user: null })
  const look = () => {
    if (stopped) return
    stops.push(whenClientLoaded(follow))
    if (hasStoredSession()) loadClient().catch(nobody)
    else nobody()
  }
  // Someone signed in, in another tab: a client that is loaded hears of it by itself.
  const notice = ({ key }: StorageEvent) => {
    if (key === SESSION_STORAGE_KEY && hasStoredSession()) loadClient().catch(() => undefined)
  }
  window.addEventListener('storage', notice)
  stops.push(() => window.removeEventListener('storage', notice))

  const link = takeMailLink()
  if (link) void followMailLink(link).then(look)
  else look()

  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
})
