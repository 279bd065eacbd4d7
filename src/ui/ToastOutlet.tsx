import { useSyncExternalStore } from 'react'
import { loadedToaster, onToasterLoaded } from './toast.ts'

/** Where toasts appear: nothing until the part that draws them is there. */
export function ToastOutlet() {
  const loaded = useSyncExternalStore(onToasterLoaded, loadedToaster, () => null)
  return loaded && <loaded.Toaster />
}
