/** Reports the signed-in user, without loading the auth client for visitors who have no stored session. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { SessionEvent } from '../../../machines/auth-session.ts'
import { loadClient, preloadClient, whenClientLoaded } from '../../backend/load-client.ts'
import { watchLosses } from '../../backend/losses.ts'
import { hasStoredSession, SESSION_STORAGE_KEY } from '../../backend/session-storage.ts'
import { watchStored } from '../../browser/storage.ts'
import { consumeMailLink } from './mail-link.ts'

export const watchSession = fromCallback<SessionEvent, NonReducibleUnknown>(({ sendBack }) => {
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
  const reportNobody = () => sendBack({ type: 'session.changed', user: null })
  const checkSession = () => {
    if (stopped) return
    stops.push(whenClientLoaded(follow))
    if (hasStoredSession()) loadClient().catch(reportNobody)
    else reportNobody()
  }
  // The visitor may sign in in another tab; a client that is already loaded detects that itself.
  stops.push(
    watchStored(SESSION_STORAGE_KEY, () => {
      if (hasStoredSession()) preloadClient()
    }),
  )

  stops.push(
    watchLosses((loss) => {
      if (loss === 'session') reportNobody()
      if (loss === 'account') sendBack({ type: 'account.erased' })
    }),
  )

  const link = consumeMailLink()
  if (link)
    void import('./follow-mail-link.ts')
      .then(({ followMailLink }) => followMailLink(link))
      .catch(() => undefined)
      .then(checkSession)
  else checkSession()

  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
})
