import { useEffect } from 'react'
import { useLazy } from '../../loading/lazy.ts'
import { createPart } from '../../loading/part.ts'
import { useAuth } from './use-auth.ts'

const controlsPart = createPart(() => import('./AccountControls.tsx'))

/** The signed-in visitor's menu, loaded after sign-in. */
export function AccountMenu() {
  const isSignedIn = useAuth().user !== null
  const part = useLazy(controlsPart)
  useEffect(() => {
    if (isSignedIn) controlsPart.preload()
  }, [isSignedIn])
  // Stays mounted when the session ends, so that its end can be announced.
  return part && <part.AccountControls />
}
