import { toasterPart } from './toast.ts'

/** Where toasts appear: nothing until the part that draws them is there. */
export function ToastOutlet() {
  const part = toasterPart.usePart()
  return part && <part.Toaster />
}
