import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { Campaign } from '../../../content/types.ts'
import { type AttributionReading, attribution } from '../../../machines/attribution.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { keepCampaign, readCampaign } from './campaign-storage.ts'
import { AttributionContext } from './use-campaign.ts'

/** Where storage is blocked, naming it throws: the address has been read by then. */
const session: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
}

const machine = attribution.provide({
  actors: {
    readCampaign: fromPromise<AttributionReading>(async () => readCampaign(window.location.search, session)),
    keepCampaign: fromPromise<void, Campaign>(async ({ input }) => keepCampaign(input, session)),
  },
  actions: {
    warn: () => console.warn('The campaign of this visit could not be read or kept'),
  },
})

export function AttributionProvider({ children }: { children: ReactNode }) {
  const actor = useMachineActor(machine)
  const router = useRouter()
  useEffect(
    () => router.subscribe('onResolved', () => actor.send({ type: 'address.changed' })),
    [actor, router],
  )
  return <AttributionContext value={actor}>{children}</AttributionContext>
}
