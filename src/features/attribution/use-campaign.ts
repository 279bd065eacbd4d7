import { createContext, useCallback, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Campaign } from '../../../content/types.ts'
import type { attribution } from '../../../machines/attribution.ts'

export const AttributionContext = createContext<ActorRefFrom<typeof attribution> | null>(null)

/** Reads the visit's campaign when called. Throws outside an `AttributionProvider`. */
export function useCampaign(): () => Campaign {
  const actor = useContext(AttributionContext)
  if (!actor) throw new Error('useCampaign must be used within an AttributionProvider')
  return useCallback(() => actor.getSnapshot().context.campaign, [actor])
}
