import { useLocation } from '@tanstack/react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { KnownCommunity } from '../communities/KnownCommunity.tsx'

/** The community the visitor came from; its median is the price in the same address. */
export function ComesFrom() {
  const community = useLocation({ select: ({ search }) => Reflect.get(search, 'community') })
  const hydrated = useHydrated()
  return <KnownCommunity text={hydrated && typeof community === 'string' ? community : ''} />
}
