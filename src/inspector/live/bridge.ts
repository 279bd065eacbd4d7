/**
 * The site's end of live mode, in development only: reports every actor, event and snapshot over a
 * `BroadcastChannel`, and passes the inspector's events to actors.
 *
 * The messages are those of `@statelyai/inspect`, so Stately's own inspector can be pointed at the site:
 * in the console of the site's tab call `open('https://stately.ai/inspect')`. The window that opens sends
 * `@statelyai.connected` to its opener, as every `createBrowserReceiver()` does, and receives what has happened
 * so far, and from then on the same messages as our inspector. Other origins get no answer. The package itself
 * is not run here: it converts events when the browser is idle, and a tab in the background, as the site's is
 * behind the inspector, may not be idle for seconds.
 */
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { keptMessages } from './kept-messages.ts'
import { staysUntilItEnds } from './presence.ts'
import { CHANNEL, HELLO, type InspectorMessage, type LogMessage, type PageMessage } from './protocol.ts'
import { actorMessage, movedMessage, type WatchedActor } from './wire.ts'

const STATELY = 'https://stately.ai'

let bridge: ReturnType<typeof openBridge> | undefined

/** Observes one system of actors, for the `inspect` option of `createActor` and `useActorRef`. */
export function inspectSite(event: InspectionEvent): void {
  // React creates actors that never start when it renders twice: those are ignored.
  if (event.type !== '@xstate.event' && event.type !== '@xstate.snapshot') return
  bridge ??= openBridge()
  bridge.observe(event)
}

function openBridge() {
  const page = crypto.randomUUID().slice(0, 4)
  const name = (sessionId: string) => `${page}/${sessionId}`
  const running = new Map<string, WatchedActor>()
  const channel = new BroadcastChannel(CHANNEL)
  const windows = new Map<MessageEventSource, string>()
  const kept = keptMessages()
  let sent = 0
  let isHere = false

  const tell = (message: StatelyInspectionEvent) => {
    sent += 1
    const numbered = { ...message, id: `${page}/${sent}` }
    kept.add(numbered)
    channel.postMessage(numbered)
    for (const [target, origin] of windows) target.postMessage(numbered, { targetOrigin: origin })
  }
  const tellInspector = (message: PageMessage | LogMessage) => channel.postMessage(message)
  const tellPage = () => {
    if (isHere) tellInspector({ type: 'northbow.page', page, address: window.location.pathname })
  }
  const tellAll = () => {
    tellPage()
    tellInspector({ type: 'northbow.log', messages: kept.all() })
  }

  // Other pages of the site speak on the channel, too.
  channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => {
    if (data.type === HELLO) tellAll()
    if (data.type === 'northbow.send') running.get(data.sessionId)?.send(data.event)
  })
  window.addEventListener('message', ({ data, origin, source }) => {
    if (data?.type !== HELLO || !source || ![STATELY, window.location.origin].includes(origin)) return
    windows.set(source, origin)
    for (const message of kept.all()) source.postMessage(message, { targetOrigin: origin })
  })
  staysUntilItEnds(page, () => {
    isHere = true
    tellPage()
  })

  return {
    observe: (event: InspectionEvent & { type: '@xstate.event' | '@xstate.snapshot' }) => {
      const actor: WatchedActor = event.actorRef
      const { rootId } = event
      const id = name(actor.sessionId)
      if (event.type === '@xstate.event' && !running.has(id)) {
        running.set(id, actor)
        tellPage()
        tell(actorMessage(actor, rootId, name))
      }
      tell(movedMessage(event, actor, rootId, name))
      if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') running.delete(id)
    },
  }
}
