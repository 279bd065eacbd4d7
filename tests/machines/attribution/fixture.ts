import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Campaign } from '../../../content/types.ts'
import { attribution } from '../../../machines/attribution.ts'
import { answerOf, defineFixture, settles } from '../../path-harness/fixture.ts'

const none: Campaign = { source: '', medium: '', campaign: '', term: '', content: '' }
const google: Campaign = { ...none, source: 'google', medium: 'cpc' }
/** A link that names nothing but the campaign. */
const spring: Campaign = { ...none, campaign: 'spring' }
const kept: Campaign = { ...none, source: 'newsletter' }
const FromAddress = v.object({ from: v.literal('address'), campaign: v.record(v.string(), v.string()) })

export const fixture = defineFixture({
  machine: attribution,
  events: { 'address.changed': [{ says: 'goes to another page', event: { type: 'address.changed' } }] },
  outcomes: {
    readCampaign: [
      { says: 'the address names a campaign', outcome: { output: { from: 'address', campaign: google } } },
      { says: 'an earlier campaign is stored', outcome: { output: { from: 'storage', campaign: kept } } },
      { says: 'there is no campaign', outcome: { output: { from: 'nowhere' } } },
      { says: 'the stored campaign is unreadable', outcome: { output: { from: 'garbage' } } },
      { says: 'storage is blocked', outcome: { error: 'forbidden' } },
    ],
    keepCampaign: [{ says: 'storage is full', outcome: { error: 'full' } }],
  },
  further: {
    outcomes: {
      // Each parameter without the others.
      readCampaign: Object.keys(none).map((name) => ({
        output: { from: 'address', campaign: { ...none, [name]: 'only this' } },
      })),
    },
  },
  invariant: ({ running }) => expect(running.length).toBeLessThanOrEqual(1),
  promises: {
    'what the address names is known': ({ now, step }) => {
      const { success, output } = v.safeParse(FromAddress, answerOf(step, 'readCampaign'))
      if (success) expect(now.snapshot.context.campaign).toEqual(output.campaign)
    },
    'an address without parameters changes no campaign': ({ before, now, step }) => {
      const reading = answerOf(step, 'readCampaign')
      if (isDeepStrictEqual(reading, { from: 'nowhere' }))
        expect(now.snapshot.context.campaign).toEqual(before.snapshot.context.campaign)
    },
  },
  journeys: [
    {
      name: 'follows a link that names nothing but a campaign: it is known and kept',
      steps: [settles('readCampaign', { output: { from: 'address', campaign: spring } })],
    },
  ],
})
