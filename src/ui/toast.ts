/** Short messages over the page. The part that draws them is loaded when first needed. */

export type ToastMessage = {
  tone: 'success' | 'error'
  title: string
  description: string
  link?: { label: string; href: string }
}

const listeners = new Set<() => void>()
let wanted = false

const load = () => import('./Toaster.tsx')

/** Shows a message. */
export function showToast(message: ToastMessage): void {
  wanted = true
  for (const tell of listeners) tell()
  void load().then(({ toaster }) =>
    toaster.create({
      type: message.tone,
      title: message.title,
      description: message.description,
      meta: { link: message.link },
    }),
  )
}

/** Fetches what showing a message needs, so that it can be shown when the network is gone. */
export function preloadToasts(): void {
  load().catch(() => {
    // Tried again when there is something to show.
  })
}

export function onToastWanted(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export function isToastWanted(): boolean {
  return wanted
}

export { load as loadToaster }
