/** Addresses of the inspector. Each view is a fragment of one page. */
import { useSyncExternalStore } from 'react'
import { decodeRun, encodeRun, type Run } from './run/run.ts'

export type Route =
  | { view: 'gallery' }
  | { view: 'live' }
  | {
      view: 'machine'
      name: string
      mode: 'play'
      run: Run | null
      step: number
      /** Differs each time an address is opened, also when it is the same. */
      opened: number
    }
  | { view: 'machine'; name: string; mode: 'paths'; trace: string | null; step: number }

/** How often an address was opened: the same one may be opened again after it was replaced in silence. */
let opened = 0

function parseRoute(hash: string): Route {
  const { pathname, searchParams } = new URL(hash.replace(/^#?\/?/, '/'), 'http://inspector')
  const [name, mode] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!name) return { view: 'gallery' }
  if (name === 'live') return { view: 'live' }
  const trace = searchParams.get('trace')
  const asked = Number(searchParams.get('step') ?? 0)
  const step = Number.isInteger(asked) && asked > 0 ? asked : 0
  if (trace !== null || mode === 'paths') return { view: 'machine', name, mode: 'paths', trace, step }
  const run = decodeRun(searchParams.get('run') ?? '')
  return { view: 'machine', name, mode: 'play', run, step, opened }
}

export const playHref = (name: string) => `#/${name}`
export const pathsHref = (name: string) => `#/${name}/paths`
export const traceHref = (name: string, trace: string, step = 0) =>
  `#/${name}?trace=${encodeURIComponent(trace)}&step=${step}`
export const runHref = (name: string, run: Run, step = 0) => `#/${name}?run=${encodeRun(run)}&step=${step}`

/** Replaces the current address, so that scrubbing does not fill the history. */
export function replaceRoute(href: string): void {
  window.history.replaceState(null, '', href)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Notes in the address what a view already shows, for a reload. Nothing is shown anew. */
export function noteInAddress(href: string): void {
  window.history.replaceState(null, '', href)
}

const subscribe = (changed: () => void) => {
  const open = () => {
    opened += 1
    changed()
  }
  window.addEventListener('hashchange', open)
  return () => window.removeEventListener('hashchange', open)
}

let latest: { opened: number; route: Route } | undefined

function currentRoute(): Route {
  if (latest?.opened !== opened) latest = { opened, route: parseRoute(window.location.hash) }
  return latest.route
}

/** A new object each time an address is opened. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, currentRoute)
}
