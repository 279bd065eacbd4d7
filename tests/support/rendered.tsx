/** Renders a view with React in jsdom and records what its machine does. */
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Actor, type AnyActor, type AnyActorRef, type AnyEventObject } from 'xstate'
import { allTransitions } from '../../machines/kit/structure.ts'

/** How a view passes its actor to the test while it renders, before the actor starts. */
export type Expose = (actor: AnyActorRef) => void

export type Rendered = {
  actor: AnyActor
  /** The names of all transitions since the actor started. */
  taken: readonly string[]
  /** The events sent to the actor, handled or not. */
  received: readonly AnyEventObject[]
  /** The first element of the page that matches. Throws when there is none. */
  get<Found extends Element = HTMLElement>(selector: string): Found
  unmount(): Promise<void>
}

export async function renderView(view: (expose: Expose) => ReactNode): Promise<Rendered> {
  const taken: string[] = []
  const received: AnyEventObject[] = []
  const exposed = new Set<AnyActor>()
  const expose: Expose = (actor) => {
    if (!(actor instanceof Actor)) throw new Error('The view exposed something that is not an actor')
    if (exposed.has(actor)) return
    exposed.add(actor)
    const names = allTransitions(actor.logic)
    actor.system.inspect((event) => {
      if (event.actorRef !== actor) return
      if (event.type === '@xstate.event') received.push(event.event)
      if (event.type === '@xstate.microstep')
        for (const transition of event._transitions) taken.push(names.get(transition) ?? '')
    })
  }
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  await act(async () => root.render(view(expose)))
  const [actor] = exposed
  if (!actor || exposed.size > 1) throw new Error(`The view has ${exposed.size} machines instead of one`)
  return {
    actor,
    taken,
    received,
    get: (selector) => {
      const found = document.querySelector(selector)
      if (!found) throw new Error(`No element matches ${selector}`)
      return found as never
    },
    unmount: async () => {
      await act(async () => root.unmount())
      container.remove()
    },
  }
}

/** Resolves when the actor has processed its next event. */
export function nextSnapshot(actor: AnyActor): Promise<void> {
  return new Promise((resolve) => {
    const { unsubscribe } = actor.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })
}
