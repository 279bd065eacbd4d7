/** Addresses of the inspector. Views of machines are fragments of one page; the parts have a page of their own. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { view: 'gallery' }
  | { view: 'live' }
  | { view: 'machine'; name: string; mode: 'play' | 'paths'; trace: string | null; step: number }

function parseRoute(hash: string): Route {
  const { pathname, searchParams } = new URL(hash.replace(/^#?\/?/, '/'), 'http://inspector')
  const [name, mode] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!name) return { view: 'gallery' }
  if (name === 'live') return { view: 'live' }
  const trace = searchParams.get('trace')
  const step = Number(searchParams.get('step') ?? 0)
  return {
    view: 'machine',
    name,
    mode: trace !== null || mode === 'paths' ? 'paths' : 'play',
    trace,
    step: Number.isInteger(step) && step > 0 ? step : 0,
  }
}

/** The page of the parts; its fragments lead to each of them. */
export const UI_PATH = '/inspector/ui'
/** The page of the machines, before the `#`. */
export const MACHINES_PATH = '/inspector/'

export const playHref = (name: string) => `#/${name}`
export const pathsHref = (name: string) => `#/${name}/paths`
export const traceHref = (name: string, trace: string, step = 0) =>
  `#/${name}?trace=${encodeURIComponent(trace)}&step=${step}`

/** Replaces the current address, so that scrubbing does not fill the history. */
export function replaceRoute(href: string): void {
  window.history.replaceState(null, '', href)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => window.location.hash))
}
