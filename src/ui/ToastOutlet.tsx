import { useLazy } from '../loading/lazy.ts'
import { toasterPart } from './toast.ts'

/** Renders toasts once the component that shows them is loaded. */
export function ToastOutlet() {
  const part = useLazy(toasterPart)
  return part && <part.Toaster />
}
