/** Highlights a community in the directory and on its map. */
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { communityLights } from '../../../machines/community-lights.ts'
import { hoverProps } from '../../browser/hover-props.ts'

/** The page's own, around its map and its lists. Without it nothing is pointed out. */
export const LightsContext = createContext<ActorRefFrom<typeof communityLights> | undefined>(undefined)

/** The highlighted community's name, or null. */
export const usePointed = () =>
  useSelector(useContext(LightsContext), (snapshot) => snapshot?.context.name ?? null)

/** Whether the community is highlighted, and the props of whatever highlights it: its list entry or its light. */
export function usePointing(name: string) {
  const lights = useContext(LightsContext)
  const pointed = useSelector(lights, (snapshot) => snapshot?.context.name === name)
  const point = () => lights?.send({ type: 'community.pointed', name })
  const leave = () => lights?.send({ type: 'community.left' })
  const hover = hoverProps((isOver) => (isOver ? point() : leave()))
  const shared = { 'data-pointed': pointed || undefined, ...hover }
  return {
    entry: { ...shared, onFocus: point, onBlur: leave },
    light: { ...shared, onClick: () => lights?.send({ type: 'light.pressed', name }) },
  }
}
