import { useLazy } from '../loading/lazy.ts'
import { toasterPart } from './toast.ts'

/** Where toasts appear: empty until the component that shows them is loaded. */
export function ToastOutlet() {
  const part = useLazy(toasterPart)
  return part && <part.Toaster />
}
