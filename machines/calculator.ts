/**
 * A calculator: its inputs, and the address of the page, which holds the same inputs so that it can be shared.
 *
 *   address.settled   the address matches the fields
 *   address.ahead     a field has just changed: the result shows it, the address follows after a pause
 *   result.current    the result is that of the fields
 *   result.outdated   a field holds a rejected value: the result is still that of the values before
 *
 * Values that are valid may give no figure together, such as a down payment that is too small for its price. What is
 * shown then is the figure of the inputs before, `figured`.
 *
 * Browsers limit how often the address may change, so it does not follow every step of a slider.
 * Invariants: `inputs` holds valid values only, and a rejected value changes nothing but its field's message;
 * the result is outdated exactly while a field has a message.
 */
import { assign, setup } from 'xstate'
import { ADDRESS_DELAY_MS } from '../content/constants.ts'
import { type Rules, rules } from './rules.ts'

export type CalculatorInputs = Readonly<Record<string, number | string | boolean>>

/** `figure` says whether the inputs, with this value, give a figure. */
type Entered = { type: 'value.entered'; name: string; value: number | string | boolean; figure: boolean }
type Refused = { type: 'value.refused'; name: string; message: string }
/** The address of the page has changed: the visitor went back or forward, or followed a link. */
type Changed = { type: 'address.changed'; inputs: CalculatorInputs; figure: boolean }

type Context = {
  inputs: CalculatorInputs
  /** The last inputs that gave a figure; those at the start, if none have yet. */
  figured: CalculatorInputs
  /** Error messages by field name. */
  messages: Readonly<Record<string, string>>
}

export const calculator = setup({
  types: {
    context: {} as Context,
    events: {} as Entered | Refused | Changed,
    transitionMeta: {} as Rules,
    input: {} as { inputs: CalculatorInputs },
  },
  delays: { addressDelay: ADDRESS_DELAY_MS },
  guards: {
    /** Whether no field but the one just entered has a message. */
    isCorrected: ({ context }, { name }: Entered) =>
      Object.keys(context.messages).every((field) => field === name),
  },
  actions: {
    setValue: assign(({ context }, { name, value, figure }: Entered) => {
      const { [name]: _answered, ...messages } = context.messages
      const inputs = { ...context.inputs, [name]: value }
      return { inputs, messages, figured: figure ? inputs : context.figured }
    }),
    setMessage: assign(({ context }, { name, message }: Refused) => ({
      messages: { ...context.messages, [name]: message },
    })),
    setAddress: assign(({ context }, { inputs, figure }: Changed) => ({
      inputs,
      messages: {},
      figured: figure ? inputs : context.figured,
    })),
    /** Replaces the inputs in the address of the page by `inputs`. */
    writeAddress: (_, _params: { inputs: CalculatorInputs }) => undefined,
  },
}).createMachine({
  id: 'calculator',
  type: 'parallel',
  context: ({ input }) => ({ inputs: input.inputs, figured: input.inputs, messages: {} }),
  states: {
    address: {
      initial: 'settled',
      on: {
        'value.entered': {
          target: '.ahead',
          meta: rules('4.17.1', '4.17.4'),
          actions: { type: 'setValue', params: ({ event }) => event },
        },
        'address.changed': {
          target: '.settled',
          meta: rules('4.17.3', '4.17.4'),
          actions: { type: 'setAddress', params: ({ event }) => event },
        },
      },
      states: {
        settled: {},
        ahead: {
          after: {
            addressDelay: {
              target: 'settled',
              meta: rules('4.17.1', '9.7'),
              actions: { type: 'writeAddress', params: ({ context }) => ({ inputs: context.inputs }) },
            },
          },
        },
      },
    },
    result: {
      initial: 'current',
      on: {
        'value.refused': {
          target: '.outdated',
          meta: rules('4.17.2'),
          actions: { type: 'setMessage', params: ({ event }) => event },
        },
      },
      states: {
        current: {},
        outdated: {
          on: {
            'value.entered': {
              guard: { type: 'isCorrected', params: ({ event }) => event },
              target: 'current',
              meta: rules('4.17.2'),
            },
            'address.changed': { target: 'current', meta: rules('4.17.2', '4.17.3') },
          },
        },
      },
    },
  },
})
