/** What a page has reported, for an inspector that opens later. Forgets the oldest events of a page that runs long. */
import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** About an hour of a busy page. */
const MOST = 10_000

type ActorMessage = StatelyInspectionEvent & { type: '@xstate.actor' }

export function keptMessages(most = MOST) {
  /** The actors of what is forgotten that still run, each as it then was. */
  const before = new Map<string, ActorMessage>()
  const messages: StatelyInspectionEvent[] = []

  const forget = (message: StatelyInspectionEvent | undefined) => {
    if (message?.type === '@xstate.actor') before.set(message.sessionId, message)
    if (message?.type !== '@xstate.snapshot') return
    const actor = before.get(message.sessionId)
    if (message.snapshot.status !== 'active') before.delete(message.sessionId)
    else if (actor) before.set(message.sessionId, { ...actor, snapshot: message.snapshot })
  }

  return {
    add: (message: StatelyInspectionEvent) => {
      messages.push(message)
      if (messages.length > most) forget(messages.shift())
    },
    all: (): StatelyInspectionEvent[] => [...before.values(), ...messages],
  }
}
