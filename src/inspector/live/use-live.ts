/**
 * Listens to the site, over a channel, and to the page that opened the inspector or frames it, which may be any that
 * runs `createBrowserInspector()` of `@statelyai/inspect` with the inspector's address as `url`. Both are asked for
 * what happened before.
 */
import { useCallback, useEffect, useReducer, useRef } from 'react'
import * as v from 'valibot'
import { type LiveState, NOBODY, receive } from './live-state.ts'
import { whenItEnds } from './presence.ts'
import { CHANNEL, HELLO, type InspectorMessage } from './protocol.ts'
import { SiteMessageSchema, type StatelyMessage, StatelyMessageSchema } from './site-message.ts'

export type SendToActor = (sessionId: string, event: { type: string }) => void

export function useLive(): { live: LiveState; send: SendToActor } {
  const [live, dispatch] = useReducer(receive, NOBODY)
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    const unmounted = new AbortController()
    const waitedFor = new Set<string>()
    opened.addEventListener('message', ({ data }) => {
      const message = v.safeParse(SiteMessageSchema, data)
      if (!message.success) return
      dispatch(message.output)
      if (message.output.type === 'northbow.page') waitFor(message.output.page)
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
    const sender: Window | null = window.parent === window ? window.opener : window.parent
    const hear = ({ data, origin, source }: MessageEvent) => {
      const message = source === sender && source ? v.safeParse(StatelyMessageSchema, data) : null
      if (!message?.success) return
      const page = pageOf(message.output, origin)
      if (page && message.output.type === '@xstate.actor')
        dispatch({ type: 'northbow.page', page, address: page })
      dispatch(page ? inPage(message.output, page) : message.output)
    }
    window.addEventListener('message', hear)
    post(opened, { type: HELLO })
    // The sender may be of any origin, and learns no more than that this window is ready.
    sender?.postMessage({ type: HELLO }, '*')
    return () => {
      opened.close()
      unmounted.abort()
      window.removeEventListener('message', hear)
    }
  }, [])
  const send = useCallback<SendToActor>((sessionId, event) => {
    if (channel.current) post(channel.current, { type: 'northbow.send', sessionId, event })
  }, [])
  return { live, send }
}

/** A stranger's page, by its host; null for our own site's, whose session ids name it already. */
function pageOf({ sessionId }: StatelyMessage, origin: string): string | null {
  return sessionId.includes('/') ? null : origin.replace(/^.*\/\//, '')
}

/** Session ids count from 0 in each page. */
function inPage(message: StatelyMessage, page: string): StatelyMessage {
  const own = { ...message, sessionId: `${page}/${message.sessionId}` }
  return own.type === '@xstate.actor' && own.parentId ? { ...own, parentId: `${page}/${own.parentId}` } : own
}

function post(channel: BroadcastChannel, message: InspectorMessage): void {
  channel.postMessage(message)
}
