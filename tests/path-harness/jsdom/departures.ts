/** Leaving for another site, which jsdom cannot do. */
import { vi } from 'vitest'

/** Notes where a page would go instead of staying, if that is `origin`. Undone by `vi.unstubAllGlobals`. */
export function stayFrom(origin: string, destinations: string[]): void {
  const real = window.location
  const assign = (url: string | URL) => {
    if (new URL(url, real.href).origin !== origin) real.assign(url)
    else destinations.push(String(url))
  }
  // What belongs to the window's own location cannot be replaced.
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, key) => {
        if (key === 'assign') return assign
        const value = Reflect.get(real, key)
        return typeof value === 'function' ? value.bind(real) : value
      },
      set: (_, key, value) => Reflect.set(real, key, value),
    }),
  )
}
