import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToastWanted, loadToaster, onToastWanted } from './toast.ts'

const Toaster = lazy(loadToaster)

/** Where toasts appear: nothing until the first one is wanted. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(onToastWanted, isToastWanted, () => false)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
