/**
 * Where the visitor came from: the campaign parameters of the address they landed on, kept for the
 * whole visit (section 4).
 *
 *   reading      reading the address, then what was stored earlier in the visit
 *   captured     the address has parameters; they are stored for the rest of the visit
 *   restored     it has none; the stored ones apply
 *   none         there are none
 *   unreadable   the stored value is invalid; logs a warning, nothing else
 *
 * Invariant: parameters in the address always win over stored ones, and an address without any never
 * clears them.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { Campaign } from '../content/types.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

const NO_CAMPAIGN: Campaign = { source: '', medium: '', campaign: '', term: '', content: '' }

/** What the address and the session's storage hold. */
export type AttributionReading =
  | { from: 'address'; campaign: Campaign }
  | { from: 'storage'; campaign: Campaign }
  | { from: 'nowhere' }
  | { from: 'garbage' }

export const attribution = setup({
  types: {
    context: {} as { campaign: Campaign },
    events: {} as { type: 'address.changed' },
    transitionMeta: {} as Rules,
  },
  actors: {
    readCampaign: fromPromise<AttributionReading>(() => notProvided('readCampaign')),
    keepCampaign: fromPromise<void, Campaign>(() => notProvided('keepCampaign')),
  },
  guards: {
    isFromAddress: (_, reading: AttributionReading) => reading.from === 'address',
    isFromStorage: (_, reading: AttributionReading) => reading.from === 'storage',
    isGarbage: (_, reading: AttributionReading) => reading.from === 'garbage',
  },
  actions: {
    setCampaign: assign((_, reading: AttributionReading) =>
      'campaign' in reading ? { campaign: reading.campaign } : {},
    ),
    /** Section 8: "warning logged only". */
    warn: () => undefined,
  },
}).createMachine({
  id: 'attribution',
  initial: 'reading',
  context: { campaign: NO_CAMPAIGN },
  on: { 'address.changed': { target: '.reading', meta: rules('4.13.3') } },
  states: {
    reading: {
      invoke: {
        id: 'readCampaign',
        src: 'readCampaign',
        onDone: [
          {
            guard: { type: 'isFromAddress', params: ({ event }) => event.output },
            target: 'captured',
            meta: rules('4.13.1', '4.13.3'),
            actions: { type: 'setCampaign', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFromStorage', params: ({ event }) => event.output },
            target: 'restored',
            meta: rules('4.13.2'),
            actions: { type: 'setCampaign', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGarbage', params: ({ event }) => event.output },
            target: 'unreadable',
            meta: rules('8.8'),
          },
          { target: 'none', meta: rules('4.13.2') },
        ],
        onError: { target: 'unreadable', meta: rules('8.8') },
      },
    },
    captured: {
      invoke: {
        id: 'keepCampaign',
        src: 'keepCampaign',
        input: ({ context }) => context.campaign,
        // Storage may be full or blocked: the campaign still applies to this page.
        onError: { actions: 'warn', meta: rules('4.13.1') },
      },
    },
    restored: {},
    none: {},
    unreadable: { entry: 'warn' },
  },
})
