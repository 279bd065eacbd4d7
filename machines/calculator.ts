/**
 * A calculator: what is asked, and the address of the page, which says the same so that it can be shared.
 *
 *   settled   the address says what the fields say
 *   ahead     something was just changed: the result shows it, the address follows once the hand rests
 *
 * Browsers take only so many new addresses in a time; so not every step of a slider makes one.
 * Invariant: `inputs` holds acceptable values only. What is refused changes nothing but its own message.
 */
import { assign, setup } from 'xstate'
import { ADDRESS_DELAY_MS } from '../content/constants.ts'

export type CalculatorInputs = Readonly<Record<string, number | string | boolean>>

type Entered = { type: 'value.entered'; name: string; value: number | string | boolean }
type Refused = { type: 'value.refused'; name: string; message: string }
/** The page has another address than before: the visitor went back, forward, or along a link. */
type Changed = { type: 'address.changed'; inputs: CalculatorInputs }

type Context = {
  inputs: CalculatorInputs
  /** What is wrong with what stands in a field, by the field's name. */
  messages: Readonly<Record<string, string>>
}

export const calculator = setup({
  types: {
    context: {} as Context,
    events: {} as Entered | Refused | Changed,
    input: {} as { inputs: CalculatorInputs },
  },
  delays: { addressDelay: ADDRESS_DELAY_MS },
  actions: {
    setValue: assign(({ context }, { name, value }: Entered) => {
      const { [name]: _answered, ...messages } = context.messages
      return { inputs: { ...context.inputs, [name]: value }, messages }
    }),
    setMessage: assign(({ context }, { name, message }: Refused) => ({
      messages: { ...context.messages, [name]: message },
    })),
    setAddress: assign((_, { inputs }: Changed) => ({ inputs, messages: {} })),
    /** Makes the address say `inputs`, in place of what it says now. */
    writeAddress: (_, _params: { inputs: CalculatorInputs }) => undefined,
  },
}).createMachine({
  id: 'calculator',
  initial: 'settled',
  context: ({ input }) => ({ inputs: input.inputs, messages: {} }),
  on: {
    'value.entered': { target: '.ahead', actions: { type: 'setValue', params: ({ event }) => event } },
    'value.refused': { actions: { type: 'setMessage', params: ({ event }) => event } },
    'address.changed': { target: '.settled', actions: { type: 'setAddress', params: ({ event }) => event } },
  },
  states: {
    settled: {},
    ahead: {
      after: {
        addressDelay: {
          target: 'settled',
          actions: { type: 'writeAddress', params: ({ context }) => ({ inputs: context.inputs }) },
        },
      },
    },
  },
})
