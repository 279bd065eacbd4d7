/**
 * How the directory lists the communities of a zone.
 *
 *   byName    as the specification has it
 *   byValue   the highest median assessment first
 *
 * Invariant: the order is the one chosen last.
 */
import { setup } from 'xstate'
import { type Rules, rules } from './rules.ts'

type Event = { type: 'name.chosen' } | { type: 'value.chosen' }

export const communityOrder = setup({
  types: { events: {} as Event, transitionMeta: {} as Rules },
}).createMachine({
  id: 'communityOrder',
  initial: 'byName',
  states: {
    byName: { on: { 'value.chosen': { target: 'byValue', meta: rules('4.33.1') } } },
    byValue: { on: { 'name.chosen': { target: 'byName', meta: rules('4.33.1') } } },
  },
})
