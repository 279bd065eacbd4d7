/** Code that is loaded on first use, such as a part of the page or the backend's client. */
import { useSyncExternalStore } from 'react'

export type Lazy<Value> = {
  /** Loads the value once for all callers. After a failure the next call tries again. */
  load: () => Promise<Value>
  /** Loads the value ahead of use. Ignores a failure, which `load` reports. */
  preload: () => void
  /** The value, or `null` until it is loaded. */
  current: () => Value | null
  /** Calls back once the value is loaded, or now if it is. Returns a function that cancels. */
  whenLoaded: (notify: (value: Value) => void) => () => void
}

export function createLazy<Value>(fetch: () => Promise<Value>): Lazy<Value> {
  const waiting = new Set<(value: Value) => void>()
  let loading: Promise<Value> | undefined
  let loaded: { value: Value } | undefined
  const load = () => {
    loading ??= fetch().then(
      (value) => {
        loaded = { value }
        for (const notify of waiting) notify(value)
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
    whenLoaded: (notify) => {
      if (loaded) {
        notify(loaded.value)
        return () => {}
      }
      waiting.add(notify)
      return () => waiting.delete(notify)
    },
  }
}

/** The value of `lazy`; `null` until it is loaded and in the prerendered page. Rerenders once it is loaded. */
export function useLazy<Value>({ whenLoaded, current }: Lazy<Value>): Value | null {
  return useSyncExternalStore(whenLoaded, current, () => null)
}
