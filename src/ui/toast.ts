/**
 * Short messages over the page. The component that shows them is loaded on first use; when it cannot be
 * loaded, because the network is down, the page works without it.
 */
import { createLazy } from '../loading/lazy.ts'

export type ToastMessage = {
  tone: 'success' | 'error'
  title: string
  description: string
  link?: { label: string; href: string }
}

/** Preload it where a message may follow when the network is down. */
export const toasterPart = createLazy(() => import('./Toaster.tsx'))

/** Shows a message if it can: one that must be read is shown in the page as well. */
export function showToast(message: ToastMessage): void {
  toasterPart.load().then(
    ({ toaster }) =>
      toaster.create({
        type: message.tone,
        title: message.title,
        description: message.description,
        meta: { link: message.link },
      }),
    () => undefined,
  )
}
