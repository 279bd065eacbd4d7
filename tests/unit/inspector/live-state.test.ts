/** What the inspector makes of messages, also late and twice. */
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { drawer } from '../../../machines/drawer.ts'
import { keptMessages } from '../../../src/inspector/live/kept-messages.ts'
import { stepOf } from '../../../src/inspector/live/live-run.ts'
import { type LiveState, NOBODY, receive } from '../../../src/inspector/live/live-state.ts'
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

it('what is reported again because another inspector asked for it happens once', () => {
  const messages = [begins('a3f1/x:0', 1), turns('a3f1/x:0', 'drawer.toggle', 'open', 2)]
  const state = hear(messages)
  const again = receive(state, { type: 'northbow.log', messages })
  expect(statesOf(again, 'a3f1/x:0')).toEqual(['closed', 'open'])
  const later = receive(again, turns('a3f1/x:0', 'drawer.toggle', 'closed', 3))
  expect(statesOf(later, 'a3f1/x:0')).toEqual(['closed', 'open', 'closed'])
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
