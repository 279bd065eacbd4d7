/** The campaign of a visit: from the address, otherwise from session storage (sections 4 and 8). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '../../content/types.ts'
import { keepCampaign, readCampaign } from '../../src/features/attribution/campaign-storage.ts'

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

describe('the address', () => {
  it('yields any campaign written into it', () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        expect(readCampaign(addressOf(campaign), storage())).toEqual({ from: 'address', campaign })
      }),
    )
  })

  it('replaces the stored campaign as a whole', () => {
    const session = storage('{"utm_source":"newsletter","utm_term":"condo"}')
    const campaign = { ...NONE, source: 'google' }
    expect(readCampaign('?page=2&utm_source=google', session)).toEqual({ from: 'address', campaign })
  })

  it.each(['', '?', '?page=2', '?source=google', '?utm_source=', '?utm_source=&utm_medium='])(
    '"%s" has no campaign, so the stored one is used',
    (search) => {
      const campaign = { ...NONE, source: 'newsletter' }
      expect(readCampaign(search, storage('{"utm_source":"newsletter"}'))).toEqual({
        from: 'storage',
        campaign,
      })
      expect(readCampaign(search, storage())).toEqual({ from: 'nowhere' })
    },
  )
})

describe('the storage', () => {
  it('returns the stored campaign', () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        const session = storage()
        keepCampaign(campaign, session)
        expect(readCampaign('', session)).toEqual({ from: 'storage', campaign })
      }),
    )
  })

  it('contains only values that are set, under the names of the specification', () => {
    const session = storage()
    keepCampaign({ ...NONE, source: 'google', medium: 'cpc', gclid: 'Cj0KCQ' }, session)
    expect([...session.items.keys()]).toEqual(['utm_params'])
    expect(JSON.parse(session.getItem('utm_params') ?? '')).toEqual({
      utm_source: 'google',
      utm_medium: 'cpc',
      gclid: 'Cj0KCQ',
    })
  })

  it('replaces the previous campaign', () => {
    const session = storage('{"utm_source":"newsletter","utm_term":"condo"}')
    keepCampaign({ ...NONE, source: 'google' }, session)
    expect(readCampaign('', session)).toEqual({
      from: 'storage',
      campaign: { ...NONE, source: 'google' },
    })
  })

  it.each(['', 'google', '{', 'null', '42', '"text"', '{"utm_source":5}', '{"utm_source":null}'])(
    'is unreadable when it contains %s',
    (stored) => {
      expect(readCampaign('', storage(stored))).toEqual({ from: 'garbage' })
    },
  )

  it('never throws, whatever it contains', () => {
    const anything = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(anything, (stored) => {
        expect(['storage', 'garbage']).toContain(readCampaign('', storage(stored)).from)
      }),
    )
  })
})
