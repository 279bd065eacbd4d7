/** A part of the page that is fetched when it is first needed. */
import { useSyncExternalStore } from 'react'

export type LazyPart<Part> = {
  /** Fetches the part. The next call after a failure tries again. */
  load: () => Promise<Part>
  /** Fetches it in advance; a failure is left to `load` to tell. */
  preload: () => void
  /** The part once it is there, `null` until then. */
  usePart: () => Part | null
}

export function createLazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  const listeners = new Set<() => void>()
  let part: Part | null = null
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }
  const load = async () => {
    part ??= await fetchPart()
    for (const tell of listeners) tell()
    return part
  }
  return {
    load,
    preload: () => {
      load().catch(() => undefined)
    },
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  }
}
