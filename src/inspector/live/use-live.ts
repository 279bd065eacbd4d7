/** Listens to the site. An inspector that opens later asks for everything that is running. */
import { useCallback, useEffect, useReducer, useRef } from 'react'
import * as v from 'valibot'
import { type LiveState, NOBODY, receive } from './live-state.ts'
import { CHANNEL, HELLO, type InspectorMessage } from './protocol.ts'
import { SiteMessageSchema } from './site-message.ts'

export type SendToActor = (sessionId: string, event: { type: string }) => void

export function useLive(): { live: LiveState; send: SendToActor } {
  const [live, dispatch] = useReducer(receive, NOBODY)
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    opened.addEventListener('message', ({ data }) => {
      const message = v.safeParse(SiteMessageSchema, data)
      if (message.success) dispatch(message.output)
    })
    post(opened, { type: HELLO })
    return () => opened.close()
  }, [])
  const send = useCallback<SendToActor>((sessionId, event) => {
    if (channel.current) post(channel.current, { type: 'northbow.send', sessionId, event })
  }, [])
  return { live, send }
}

function post(channel: BroadcastChannel, message: InspectorMessage): void {
  channel.postMessage(message)
}
