import * as v from 'valibot'
import { expect } from 'vitest'
import { calculator } from '../../../machines/calculator.ts'
import { defineFixture, does, isEvent, waits } from '../../path-harness/fixture.ts'

const reaches = (value: number, name = 'price') => ({
  ...{ type: 'value.entered' as const, name, value, figure: true },
})
/** A price that needs a larger down payment than the example's. */
const exceeds = { ...reaches(1_600_000), figure: false }
const refuses = (name: string) => ({ type: 'value.refused' as const, name, message: 'Enter a number' })
const Entered = v.object({ name: v.string(), value: v.number() })
const leaves = { type: 'address.changed' as const, inputs: { price: 600_000 }, figure: true }

export const fixture = defineFixture({
  machine: calculator,
  events: {
    'value.entered': [{ says: 'reaches 725,000', event: reaches(725_000) }],
    'value.refused': [{ says: 'types something that is not a number', event: refuses('price') }],
    'address.changed': [{ says: 'follows a link to the bare page', event: leaves }],
  },
  outcomes: {},
  further: { events: [reaches(4.5, 'rate'), reaches(25, 'years'), refuses('rate'), exceeds] },
  delays: { addressDelay: 'pauses' },
  invariant: ({ snapshot }) => {
    for (const value of Object.values(snapshot.context.inputs)) expect(value).toBeTypeOf('number')
  },
  promises: {
    'refused: no input changes': ({ before, now, step }) => {
      if (isEvent(step, 'value.refused'))
        expect(now.snapshot.context.inputs).toEqual(before.snapshot.context.inputs)
    },
    'entered: only this field changes': ({ before, now, step }) => {
      if (step.kind !== 'event' || !isEvent(step, 'value.entered')) return
      const { name, value } = v.parse(Entered, step.event)
      expect(now.snapshot.context.inputs).toEqual({ ...before.snapshot.context.inputs, [name]: value })
      const { [name]: _corrected, ...others } = before.snapshot.context.messages
      expect(now.snapshot.context.messages).toEqual(others)
    },
    'a price without a figure leaves the last one': ({ before, now, step }) => {
      if (step.kind === 'event' && step.event === exceeds)
        expect(now.snapshot.context.figured).toEqual(before.snapshot.context.figured)
    },
    'the address is written only as time passes': ({ before, now, step }) => {
      if (now.calls.length > before.calls.length) expect(step.kind).toBe('elapse')
    },
  },
  journeys: [
    {
      name: 'types nonsense: the result stays, and a valid value clears the message',
      steps: [does(reaches(700_000)), does(refuses('price')), waits('addressDelay'), does(reaches(725_000))],
    },
    {
      name: 'types nonsense into two fields and corrects one: the result stays out of date',
      steps: [does(refuses('price')), does(refuses('rate')), does(reaches(725_000))],
    },
    {
      name: 'types nonsense into a field and changes another: the result stays out of date',
      steps: [does(refuses('rate')), does(reaches(725_000))],
    },
    {
      name: 'enters a price that is too high: the last figure stays, and the next valid price has its own',
      steps: [does(reaches(700_000)), does(exceeds), does(reaches(725_000)), does(exceeds)],
    },
  ],
})
