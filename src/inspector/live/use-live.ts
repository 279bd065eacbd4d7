/** Listens to the site in all its tabs, and asks for what happened before. */
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { type LiveState, NOBODY, receive } from './live-state.ts'
import { whenItEnds } from './presence.ts'
import { CHANNEL, HELLO, type InspectorMessage } from './protocol.ts'
import type { SiteMessage } from './site-message.ts'

export type SendToActor = (sessionId: string, event: { type: string }) => void

export function useLive(): { live: LiveState; send: SendToActor } {
  const [live, dispatch] = useReducer(receive, NOBODY)
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    const unmounted = new AbortController()
    const waitedFor = new Set<string>()
    // Other inspectors speak on the channel, too.
    opened.addEventListener('message', ({ data }: MessageEvent<SiteMessage | InspectorMessage>) => {
      if (data.type === HELLO || data.type === 'northbow.send') return
      dispatch(data)
      if (data.type === 'northbow.page') waitFor(data.page)
    })
    const waitFor = (page: string) => {
      if (waitedFor.has(page)) return
      waitedFor.add(page)
      whenItEnds(page, unmounted.signal, () => {
        // It may be heard of once more, by a message that comes late.
        waitedFor.delete(page)
        dispatch({ type: 'northbow.left', page })
      })
    }
    post(opened, { type: HELLO })
    return () => {
      opened.close()
      unmounted.abort()
    }
  }, [])
  const send = useCallback<SendToActor>((sessionId, event) => {
    if (channel.current) post(channel.current, { type: 'northbow.send', sessionId, event })
  }, [])
  return { live, send }
}

function post(channel: BroadcastChannel, message: InspectorMessage): void {
  channel.postMessage(message)
}
