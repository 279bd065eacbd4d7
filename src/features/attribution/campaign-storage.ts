/** Reads the campaign from the address or from session storage, and stores it there. */
import { CLICK_IDS, UTM_STORAGE_KEY } from '../../../content/constants.ts'
import type { Campaign } from '../../../content/types.ts'
import type { AttributionReading } from '../../../machines/attribution.ts'
import { campaignParameters } from '../../../supabase/functions/_shared/campaign-parameters.ts'

export function readCampaign(search: string, storage: Pick<Storage, 'getItem'>): AttributionReading {
  const address = toCampaign(campaignParameters(search))
  if (Object.values(address).some(Boolean)) return { from: 'address', campaign: address }
  const stored = storage.getItem(UTM_STORAGE_KEY)
  if (stored === null) return { from: 'nowhere' }
  const campaign = parseStored(stored)
  return campaign ? { from: 'storage', campaign } : { from: 'garbage' }
}

export function keepCampaign(campaign: Campaign, storage: Pick<Storage, 'setItem'>): void {
  const kept = Object.entries(campaign).flatMap(([name, value]) =>
    value ? [[isClickId(name) ? name : `utm_${name}`, value]] : [],
  )
  storage.setItem(UTM_STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)))
}

const isClickId = (name: string) => CLICK_IDS.some((id) => id === name)

/** The stored campaign, or `null` if it is invalid. */
function parseStored(stored: string): Campaign | null {
  try {
    const value: unknown = JSON.parse(stored)
    const parts = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
    return parts && Object.values(parts).every((part) => typeof part === 'string') ? toCampaign(parts) : null
  } catch {
    return null
  }
}

/** Every page reads the campaign when it opens, so it is checked by hand instead of with a library. */
function toCampaign(parts: Readonly<Record<string, string>>): Campaign {
  return {
    source: parts.utm_source ?? '',
    medium: parts.utm_medium ?? '',
    campaign: parts.utm_campaign ?? '',
    term: parts.utm_term ?? '',
    content: parts.utm_content ?? '',
    ...Object.fromEntries(Object.entries(parts).filter(([name, value]) => value && isClickId(name))),
  }
}
