/** Code that is loaded on first use: a part of the page, the backend's client. */
import { useSyncExternalStore } from 'react'

export type Lazy<Value> = {
  /** Loads it once, however many ask. After a failure the next call tries again. */
  load: () => Promise<Value>
  /** Loads it ahead of use; a failure is left for `load` to report. */
  preload: () => void
  /** `null` until it is loaded. */
  current: () => Value | null
  /** Calls back once it is loaded, or now if it is. Returns how to stop waiting. */
  whenLoaded: (tell: (value: Value) => void) => () => void
}

export function createLazy<Value>(fetch: () => Promise<Value>): Lazy<Value> {
  const waiting = new Set<(value: Value) => void>()
  let loading: Promise<Value> | undefined
  let loaded: { value: Value } | undefined
  const load = () => {
    loading ??= fetch().then(
      (value) => {
        loaded = { value }
        for (const tell of waiting) tell(value)
        waiting.clear()
        return value
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    load,
    preload: () => {
      load().catch(() => undefined)
    },
    current: () => loaded?.value ?? null,
    whenLoaded: (tell) => {
      if (loaded) {
        tell(loaded.value)
        return () => {}
      }
      waiting.add(tell)
      return () => waiting.delete(tell)
    },
  }
}

/** What `lazy` has loaded, `null` until then and in the prerendered page. Renders again when it is loaded. */
export function useLazy<Value>({ whenLoaded, current }: Lazy<Value>): Value | null {
  return useSyncExternalStore(whenLoaded, current, () => null)
}
