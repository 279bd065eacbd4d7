/** The real session watcher: reports who is signed in without loading the auth client for strangers. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { SessionChanged } from '../../../machines/auth-session.ts'
import { loadClient, whenClientLoaded } from '../backend/load-client.ts'
import { hasStoredSession } from '../backend/session-storage.ts'

export const watchSession = fromCallback<SessionChanged, NonReducibleUnknown>(({ sendBack }) => {
  let stop = () => {}
  const follow = (client: SupabaseClient) => {
    const { data } = client.auth.onAuthStateChange((_event, session) =>
      sendBack({
        type: 'session.changed',
        user: session ? { id: session.user.id, email: session.user.email ?? '' } : null,
      }),
    )
    stop = () => data.subscription.unsubscribe()
  }

  const ignore = whenClientLoaded(follow)
  const nobody = () => sendBack({ type: 'session.changed', user: null })
  if (hasStoredSession()) loadClient().catch(nobody)
  else nobody()

  return () => {
    ignore()
    stop()
  }
})
