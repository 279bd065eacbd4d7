/** The campaign of a visit: from the address, otherwise from session storage (sections 4 and 8). */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Campaign } from '../../content/types.ts'
import { keepCampaign, readCampaign } from '../../src/features/attribution/campaign-storage.ts'
import { campaignOf } from '../../supabase/functions/_shared/lead/visit.ts'

const NONE: Campaign = { source: '', medium: '', campaign: '', term: '', content: '' }

/** A stub for session storage. */
function storage(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['utm_params', stored]])
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
function addressOf(campaign: Campaign): string {
  return `?${new URLSearchParams(Object.entries(campaign).map(([name, value]) => [name in NONE ? `utm_${name}` : name, value]))}`
}

const text = fc.string({ unit: 'grapheme' })
const clickId = fc.string({ unit: 'grapheme', minLength: 1 })
const campaigns = fc
  .record(
    {
      ...{ source: text, medium: text, campaign: text, term: text, content: text },
      ...{ gclid: clickId, gbraid: clickId, wbraid: clickId, fbclid: clickId, msclkid: clickId },
    },
    { requiredKeys: ['source', 'medium', 'campaign', 'term', 'content'] },
  )
  .filter((campaign) => Object.values(campaign).some(Boolean))

it('any campaign comes back from an address that it was written into, and from the storage', () => {
  fc.assert(
    fc.property(campaigns, (campaign) => {
      expect(readCampaign(addressOf(campaign), storage())).toEqual({ from: 'address', campaign })
      const session = storage()
      keepCampaign(campaign, session)
      expect(readCampaign('', session)).toEqual({ from: 'storage', campaign })
    }),
  )
})

it.each([
  ['in capitals', '?UTM_SOURCE=Google&Utm_Medium=cpc&GCLID=Cj0KCQ'],
  ['escaped as HTML', '?utm_source=Google&amp;utm_medium=cpc&amp;gclid=Cj0KCQ'],
  ['escaped twice, and encoded', '?utm_source=Google&amp;amp;UTM_medium=cpc&amp%3Bgclid=Cj0KCQ'],
  ['with empty repeats', '?utm_source=Google&utm_source=&utm_medium=cpc&gclid=Cj0KCQ&utm_medium='],
])('parameters %s are read, also by the server and where storage is blocked', (_how, search) => {
  const campaign = { ...NONE, source: 'Google', medium: 'cpc', gclid: 'Cj0KCQ' }
  const blocked = {
    getItem: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  }
  expect(readCampaign(search, blocked)).toEqual({ from: 'address', campaign })
  expect(campaignOf(`https://northbow.example/evaluation${search}`)).toEqual(campaign)
})

it('the campaign of an address replaces the stored one as a whole, also in the storage', () => {
  const session = storage('{"utm_source":"newsletter","utm_term":"condo"}')
  const campaign = { ...NONE, source: 'google', medium: 'cpc', gclid: 'Cj0KCQ' }
  const address = '?page=2&utm_source=google&utm_medium=cpc&gclid=Cj0KCQ'
  expect(readCampaign(address, session)).toEqual({ from: 'address', campaign })
  keepCampaign(campaign, session)
  // Only values that are set, under the names of the specification.
  const kept = { utm_source: 'google', utm_medium: 'cpc', gclid: 'Cj0KCQ' }
  expect([...session.items].map(([key, text]) => [key, JSON.parse(text)])).toEqual([['utm_params', kept]])
})

it.each(['', '?', '?page=2', '?source=google', '?utm_source=', '?utm_source=&utm_medium='])(
  'the address "%s" has no campaign, so the stored one is used',
  (search) => {
    const campaign = { ...NONE, source: 'newsletter' }
    const stored = storage('{"utm_source":"newsletter"}')
    expect(readCampaign(search, stored)).toEqual({ from: 'storage', campaign })
    expect(readCampaign(search, storage())).toEqual({ from: 'nowhere' })
  },
)

it.each(['', 'google', '{', 'null', '42', '"text"', '{"utm_source":5}', '{"utm_source":null}'])(
  'the storage is unreadable when it contains %s',
  (stored) => {
    expect(readCampaign('', storage(stored))).toEqual({ from: 'garbage' })
  },
)

it('the storage never throws, whatever it contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(['storage', 'garbage']).toContain(readCampaign('', storage(stored)).from)
    }),
  )
})
