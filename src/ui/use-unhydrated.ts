import { useEffect } from 'react'
import { replayTaps } from '../loading/taps.ts'
import { useHydrated } from './use-hydrated.ts'

/** For the attribute `data-unhydrated` of a part's root element: true until the part answers to clicks. */
export function useUnhydrated(): true | undefined {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) replayTaps()
  }, [hydrated])
  return hydrated ? undefined : true
}
