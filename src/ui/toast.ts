/**
 * Toast messages. The component that shows them is loaded on first use; if it cannot be loaded, because the
 * network is down, the page works without it.
 */
import { createPart } from '../loading/part.ts'

export type ToastMessage = {
  tone: 'success' | 'error'
  title: string
  description: string
  link?: { label: string; href: string }
}

/** Preload it where a message may have to be shown offline. */
export const toasterPart = createPart(() => import('./Toaster.tsx'))

/** Shows a message if the toaster loads; anything that must be read also has to be shown in the page. */
export function showToast(message: ToastMessage): void {
  toasterPart.load().then(
    ({ toaster }) => {
      // The previous message may no longer be true, such as a failure before the success.
      toaster.dismiss()
      toaster.create({
        type: message.tone,
        title: message.title,
        description: message.description,
        meta: { link: message.link },
      })
    },
    () => undefined,
  )
}
