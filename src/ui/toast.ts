/**
 * Short messages over the page. The part that draws them is loaded when first needed; where it cannot
 * be loaded, because the network is gone, the page goes on without it.
 */

export type ToastMessage = {
  tone: 'success' | 'error'
  title: string
  description: string
  link?: { label: string; href: string }
}

type ToasterModule = typeof import('./Toaster.tsx')

const listeners = new Set<() => void>()
let loaded: ToasterModule | null = null

/** The part that draws toasts; the next call after a failure tries again. */
export async function loadToaster(): Promise<ToasterModule> {
  loaded ??= await import('./Toaster.tsx')
  for (const tell of listeners) tell()
  return loaded
}

/** Shows a message, if it can: whoever depends on it being read says it in the page as well. */
export function showToast(message: ToastMessage): void {
  loadToaster().then(
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

/** Fetches what showing a message needs, so that it can be shown when the network is gone. */
export function preloadToasts(): void {
  loadToaster().catch(() => {
    // Tried again when there is something to show.
  })
}

export function onToasterLoaded(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The part that draws toasts, once it is there. */
export function loadedToaster(): ToasterModule | null {
  return loaded
}
