/** Reads the campaign from the address or from session storage, and stores it there. */
import * as v from 'valibot'
import { UTM_STORAGE_KEY } from '../../../content/constants.ts'
import type { Campaign } from '../../../content/types.ts'
import type { AttributionReading } from '../../../machines/attribution.ts'

const part = v.optional(v.string(), '')
const StoredCampaign = v.object({
  utm_source: part,
  utm_medium: part,
  utm_campaign: part,
  utm_term: part,
  utm_content: part,
})

export function readCampaign(search: string, storage: Pick<Storage, 'getItem'>): AttributionReading {
  const address = toCampaign(v.parse(StoredCampaign, Object.fromEntries(new URLSearchParams(search))))
  if (Object.values(address).some(Boolean)) return { from: 'address', campaign: address }
  const stored = storage.getItem(UTM_STORAGE_KEY)
  if (stored === null) return { from: 'nowhere' }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredCampaign), stored)
  return parsed.success ? { from: 'storage', campaign: toCampaign(parsed.output) } : { from: 'garbage' }
}

export function keepCampaign(campaign: Campaign, storage: Pick<Storage, 'setItem'>): void {
  const kept = Object.entries(campaign).flatMap(([name, value]) => (value ? [[`utm_${name}`, value]] : []))
  storage.setItem(UTM_STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)))
}

function toCampaign(stored: v.InferOutput<typeof StoredCampaign>): Campaign {
  return {
    source: stored.utm_source,
    medium: stored.utm_medium,
    campaign: stored.utm_campaign,
    term: stored.utm_term,
    content: stored.utm_content,
  }
}
