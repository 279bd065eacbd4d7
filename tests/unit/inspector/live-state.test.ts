/** What the inspector makes of messages, also late and twice. */
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { drawer } from '../../../machines/drawer.ts'
import { keptMessages } from '../../../src/inspector/live/kept-messages.ts'
import { stepOf } from '../../../src/inspector/live/live-run.ts'
import {
  type LiveState,
  listed,
  NOBODY,
  newestMoved,
  receive,
} from '../../../src/inspector/live/live-state.ts'
import type { StatelyMessage } from '../../../src/inspector/live/site-message.ts'

let clock = 0
const sent = (sessionId: string, number = ++clock) => ({
  sessionId,
  id: `${sessionId.split('/')[0]}/${number}`,
  createdAt: String(clock),
})

const begins = (sessionId: string, number?: number): StatelyMessage => ({
  ...sent(sessionId, number),
  type: '@xstate.actor',
  name: sessionId,
  definition: JSON.stringify(drawer.config),
  snapshot: { status: 'active', value: 'closed', context: {} },
})
const turns = (sessionId: string, type: string, value: string, number?: number): StatelyMessage => ({
  ...sent(sessionId, number),
  type: '@xstate.snapshot',
  event: { type },
  snapshot: { status: 'active', value, context: {} },
})

const hear = (messages: readonly StatelyMessage[], state: LiveState = NOBODY) =>
  messages.reduce(receive, state)
const statesOf = (state: LiveState, sessionId: string) =>
  state.actors.get(sessionId)?.moments.map(({ snapshot }) => snapshot.value)

it('each moment of a machine of the site has the transition that led there', () => {
  const state = hear([
    begins('b07c/x:0'),
    turns('b07c/x:0', 'xstate.init', 'open'),
    turns('b07c/x:0', 'drawer.dismiss', 'closed'),
  ])
  const actor = state.actors.get('b07c/x:0')
  expect(actor?.entry?.machine).toBe(drawer)
  expect(statesOf(state, 'b07c/x:0')).toEqual(['open', 'closed'])
  expect(actor?.moments.at(-1)?.walked).toEqual(['drawer.open on drawer.dismiss'])
})

it('what is reported again because another inspector asked for it happens once', () => {
  const messages = [begins('a3f1/x:0', 1), turns('a3f1/x:0', 'drawer.toggle', 'open', 2)]
  const state = hear(messages)
  const again = receive(state, { type: 'northbow.log', messages })
  expect(statesOf(again, 'a3f1/x:0')).toEqual(['closed', 'open'])
  const later = receive(again, turns('a3f1/x:0', 'drawer.toggle', 'closed', 3))
  expect(statesOf(later, 'a3f1/x:0')).toEqual(['closed', 'open', 'closed'])
})

it('what moves is the machine of the newest line, though its state is the same, or its last', () => {
  const happens = (sessionId: string, type: string): StatelyMessage => ({
    ...sent(sessionId),
    type: '@xstate.event',
    event: { type },
  })
  const ends = (sessionId: string): StatelyMessage => ({
    ...sent(sessionId),
    type: '@xstate.snapshot',
    event: { type: 'drawer.toggle' },
    snapshot: { status: 'done', value: 'open', context: {} },
  })
  const begun = hear([begins('b07c/x:0'), begins('b07c/x:1'), turns('b07c/x:1', 'drawer.toggle', 'open')])
  const followed = (state: LiveState) => newestMoved(state, listed(state))?.sessionId
  const nothing = hear([happens('b07c/x:0', 'nothing'), turns('b07c/x:0', 'nothing', 'closed')], begun)
  expect(followed(nothing)).toBe('b07c/x:0')
  expect(followed(hear([happens('b07c/x:1', 'drawer.toggle'), ends('b07c/x:1')], nothing))).toBe('b07c/x:1')
})

it('a page that has gone leaves what happened in it', () => {
  const state = receive(hear([begins('a3f1/x:0'), turns('a3f1/x:0', 'drawer.toggle', 'open')]), {
    type: 'northbow.left',
    page: 'a3f1',
  })
  expect(state.actors.get('a3f1/x:0')).toMatchObject({ hasEnded: true })
  expect(statesOf(state, 'a3f1/x:0')).toEqual(['closed', 'open'])
})

it('a page that runs long forgets its oldest events, and says where each machine was after them', () => {
  const kept = keptMessages(2)
  for (const message of [
    begins('a3f1/x:0'),
    turns('a3f1/x:0', 'drawer.toggle', 'open'),
    turns('a3f1/x:0', 'drawer.toggle', 'closed'),
    turns('a3f1/x:0', 'drawer.toggle', 'open'),
  ])
    kept.add(message as StatelyInspectionEvent)
  expect(statesOf(hear(kept.all() as StatelyMessage[]), 'a3f1/x:0')).toEqual(['open', 'closed', 'open'])
})

it('events become the steps of a trace: answers, failures, delays by name, and nothing for what follows by itself', () => {
  const machine = setup({ delays: { pause: 300 } }).createMachine({ after: { pause: {} } })
  const step = (event: { type: string; [field: string]: unknown }) => stepOf(event, machine)
  expect([
    step({ type: 'lead.submit', field: 1 }),
    step({ type: 'xstate.done.actor.send', output: 'stored' }),
    step({ type: 'xstate.error.actor.send', error: { name: 'Error', message: 'network' } }),
    step({ type: 'xstate.after.pause.(machine)' }),
    step({ type: 'xstate.done.state.a' }),
  ]).toEqual([
    [{ kind: 'event', event: { type: 'lead.submit', field: 1 } }],
    [{ kind: 'settle', actor: 'send', outcome: { output: 'stored' } }],
    [{ kind: 'settle', actor: 'send', outcome: { error: 'network' } }],
    [{ kind: 'wait', delay: 'pause' }],
    [],
  ])
})
