/**
 * Short messages over the page. The part that draws them is loaded when first needed; where it cannot
 * be loaded, because the network is gone, the page goes on without it.
 */
import { createLazyPart } from './lazy-part.ts'

export type ToastMessage = {
  tone: 'success' | 'error'
  title: string
  description: string
  link?: { label: string; href: string }
}

/** Preload it where a message may come when the network is gone. */
export const toasterPart = createLazyPart(() => import('./Toaster.tsx'))

/** Shows a message, if it can: whoever depends on it being read says it in the page as well. */
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
