import { useSelector } from '@xstate/react'
import { communityOrder } from '../../../machines/community-order.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/** The order of the directory, and what chooses another. */
export function useCommunityOrder() {
  const actor = useMachineActor(communityOrder)
  return { order: useSelector(actor, ({ value }) => value), send: actor.send }
}
