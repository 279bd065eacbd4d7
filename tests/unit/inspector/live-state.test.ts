/** What the inspector makes of messages: from our site, from strangers, late, twice. */
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

const toggle = setup({}).createMachine({
  id: 'toggle',
  initial: 'off',
  states: { off: { on: { flip: 'on' } }, on: { on: { flip: 'off' } } },
})

let clock = 0
const sent = (sessionId: string, id: string | null = null) => ({ sessionId, id, createdAt: String(++clock) })

const begins = (
  sessionId: string,
  config: object = toggle.config,
  id: string | null = null,
): StatelyMessage => ({
  ...sent(sessionId, id),
  type: '@xstate.actor',
  name: sessionId,
  definition: JSON.stringify(config),
  snapshot: { status: 'active', value: 'off', context: {} },
})
const turns = (sessionId: string, type: string, value: string, id: string | null = null): StatelyMessage => ({
  ...sent(sessionId, id),
  type: '@xstate.snapshot',
  event: { type },
  snapshot: { status: 'active', value, context: {} },
})

const hear = (messages: readonly StatelyMessage[], state: LiveState = NOBODY) =>
  messages.reduce(receive, state)
const statesOf = (state: LiveState, sessionId: string) =>
  state.actors.get(sessionId)?.moments.map(({ snapshot }) => snapshot.value)

it('a machine that nobody here has heard of has a chart, and each of its moments the transition that led there', () => {
  const state = hear([
    begins('host/x:0'),
    turns('host/x:0', 'xstate.init', 'off'),
    turns('host/x:0', 'flip', 'on'),
  ])
  const actor = state.actors.get('host/x:0')
  expect(actor?.entry?.machine.id).toBe('toggle')
  expect(statesOf(state, 'host/x:0')).toEqual(['off', 'on'])
  expect(actor?.moments.at(-1)?.walked).toEqual(['toggle.off on flip'])
})

it("a stranger's machine with the name of one of ours is not taken for it", () => {
  const state = hear([
    begins('host/x:0', { ...toggle.config, id: 'drawer' }),
    begins('a3f1/x:0', drawer.config),
  ])
  expect(state.actors.get('host/x:0')?.entry?.machine).not.toBe(drawer)
  expect(state.actors.get('a3f1/x:0')?.entry?.machine).toBe(drawer)
})

it('what is reported again because another inspector asked for it happens once', () => {
  const messages = [begins('a3f1/x:0', toggle.config, 'a3f1/1'), turns('a3f1/x:0', 'flip', 'on', 'a3f1/2')]
  const state = hear(messages)
  const again = receive(state, { type: 'northbow.log', messages })
  expect(statesOf(again, 'a3f1/x:0')).toEqual(['off', 'on'])
  const later = receive(again, turns('a3f1/x:0', 'flip', 'off', 'a3f1/3'))
  expect(statesOf(later, 'a3f1/x:0')).toEqual(['off', 'on', 'off'])
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
    event: { type: 'flip' },
    snapshot: { status: 'done', value: 'on', context: {} },
  })
  const begun = hear([begins('host/x:0'), begins('host/x:1'), turns('host/x:1', 'flip', 'on')])
  const followed = (state: LiveState) => newestMoved(state, listed(state))?.sessionId
  const nothing = hear([happens('host/x:0', 'nothing'), turns('host/x:0', 'nothing', 'off')], begun)
  expect(followed(nothing)).toBe('host/x:0')
  expect(followed(hear([happens('host/x:1', 'flip'), ends('host/x:1')], nothing))).toBe('host/x:1')
})

it('a page that has gone leaves what happened in it', () => {
  const state = receive(hear([begins('a3f1/x:0'), turns('a3f1/x:0', 'flip', 'on')]), {
    type: 'northbow.left',
    page: 'a3f1',
  })
  expect(state.actors.get('a3f1/x:0')).toMatchObject({ hasEnded: true })
  expect(statesOf(state, 'a3f1/x:0')).toEqual(['off', 'on'])
})

it('a page that runs long forgets its oldest events, and says where each machine was after them', () => {
  const kept = keptMessages(2)
  for (const message of [
    begins('a3f1/x:0'),
    turns('a3f1/x:0', 'flip', 'on'),
    turns('a3f1/x:0', 'flip', 'off'),
    turns('a3f1/x:0', 'flip', 'on'),
  ])
    kept.add(message as StatelyInspectionEvent)
  expect(statesOf(hear(kept.all() as StatelyMessage[]), 'a3f1/x:0')).toEqual(['on', 'off', 'on'])
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
