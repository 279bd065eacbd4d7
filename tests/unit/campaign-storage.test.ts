/** The campaign of a visit: from the address, else from what was kept (sections 4 and 8). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '../../content/types.ts'
import { keepCampaign, readCampaign } from '../../src/features/attribution/campaign-storage.ts'

const NONE: Campaign = { source: '', medium: '', campaign: '', term: '', content: '' }

/** A session's storage, as a browser keeps it for one tab. */
function storage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['utm_params', kept]])
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
function addressOf(campaign: Campaign): string {
  return `?${new URLSearchParams(Object.entries(campaign).map(([name, value]) => [`utm_${name}`, value]))}`
}

const text = fc.string({ unit: 'grapheme' })
const campaigns = fc
  .record({ source: text, medium: text, campaign: text, term: text, content: text })
  .filter((campaign) => Object.values(campaign).some(Boolean))

describe('the address', () => {
  it('tells any campaign that can be written into it', () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        expect(readCampaign(addressOf(campaign), storage())).toEqual({ from: 'address', campaign })
      }),
    )
  })

  it('wins over what was kept, as a whole', () => {
    const kept = storage('{"utm_source":"newsletter","utm_term":"condo"}')
    const campaign = { ...NONE, source: 'google' }
    expect(readCampaign('?page=2&utm_source=google', kept)).toEqual({ from: 'address', campaign })
  })

  it.each(['', '?', '?page=2', '?source=google', '?utm_source=', '?utm_source=&utm_medium='])(
    '"%s" says nothing, so what was kept applies',
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
  it('gives back what was kept', () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        const session = storage()
        keepCampaign(campaign, session)
        expect(readCampaign('', session)).toEqual({ from: 'storage', campaign })
      }),
    )
  })

  it('holds only what there is, under the name and spelling of the specification', () => {
    const session = storage()
    keepCampaign({ ...NONE, source: 'google', medium: 'cpc' }, session)
    expect([...session.items.keys()]).toEqual(['utm_params'])
    expect(JSON.parse(session.getItem('utm_params') ?? '')).toEqual({
      utm_source: 'google',
      utm_medium: 'cpc',
    })
  })

  it('forgets the campaign before', () => {
    const session = storage('{"utm_source":"newsletter","utm_term":"condo"}')
    keepCampaign({ ...NONE, source: 'google' }, session)
    expect(readCampaign('', session)).toEqual({
      from: 'storage',
      campaign: { ...NONE, source: 'google' },
    })
  })

  it.each(['', 'google', '{', 'null', '42', '"text"', '{"utm_source":5}', '{"utm_source":null}'])(
    'is garbage when it holds %s',
    (kept) => {
      expect(readCampaign('', storage(kept))).toEqual({ from: 'garbage' })
    },
  )

  it('never stops a visit, whatever it holds', () => {
    const anything = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(anything, (kept) => {
        expect(['storage', 'garbage']).toContain(readCampaign('', storage(kept)).from)
      }),
    )
  })
})
