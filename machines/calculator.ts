/**
 * A calculator: its inputs, and the address of the page, which holds the same inputs so that it can be shared.
 *
 *   address.settled   the address matches the fields
 *   address.ahead     a field has just changed: the result shows it, the address follows after a pause
 *   result.current    the result is that of the fields
 *   result.outdated   a field holds a rejected value: the result is still that of the values before
 *
 * Browsers limit how often the address may change, so it does not follow every step of a slider.
 * Invariants: `inputs` holds valid values only, and a rejected value changes nothing but its field's message;
 * the result is outdated exactly while a field has a message.
 */
import { assign, setup } from 'xstate'
import { ADDRESS_DELAY_MS } from '../content/constants.ts'
import { type Rules, rules } from './rules.ts'

export type CalculatorInputs = Readonly<Record<string, number | string | boolean>>

type Entered = { type: 'value.entered'; name: string; value: number | string | boolean }
type Refused = { type: 'value.refused'; name: string; message: string }
/** The address of the page has changed: the visitor went back or forward, or followed a link. */
type Changed = { type: 'address.changed'; inputs: CalculatorInputs }

type Context = {
  inputs: CalculatorInputs
  /** What is wrong with a field's text, by the field's name. */
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
    setValue: assign(({ context }, { name, value }: Entered) => {
      const { [name]: _answered, ...messages } = context.messages
      return { inputs: { ...context.inputs, [name]: value }, messages }
    }),
    setMessage: assign(({ context }, { name, message }: Refused) => ({
      messages: { ...context.messages, [name]: message },
    })),
    setAddress: assign((_, { inputs }: Changed) => ({ inputs, messages: {} })),
    /** Replaces the inputs in the address of the page by `inputs`. */
    writeAddress: (_, _params: { inputs: CalculatorInputs }) => undefined,
  },
}).createMachine({
  id: 'calculator',
  type: 'parallel',
  context: ({ input }) => ({ inputs: input.inputs, messages: {} }),
  states: {
    address: {
      initial: 'settled',
      on: {
        'value.entered': {
          target: '.ahead',
          meta: rules('4.17.1'),
          actions: { type: 'setValue', params: ({ event }) => event },
        },
        'address.changed': {
          target: '.settled',
          meta: rules('4.17.3'),
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
