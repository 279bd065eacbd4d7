/** Addresses of the report: fragments of its one page. */
import { useSyncExternalStore } from 'react'

export type ReportRoute =
  | { view: 'overview' }
  | { view: 'search'; query: string }
  | { view: 'machine'; machine: string }
  | { view: 'path'; machine: string; id: string; step: number }

export const OVERVIEW = '#/'
export const RULES = '#/search'
export const searchHref = (query: string) => `#/search?q=${encodeURIComponent(query)}`
export const machineHref = (machine: string) => `#/${machine}`
export const pathHref = (machine: string, id: string, step = 0) => `#/${machine}/${id}?step=${step}`

function parse(hash: string): ReportRoute {
  const { pathname, searchParams } = new URL(hash.replace(/^#?\/?/, '/'), 'http://report')
  const [machine, id] = pathname.split('/').filter(Boolean)
  if (!machine) return { view: 'overview' }
  if (machine === 'search') return { view: 'search', query: searchParams.get('q') ?? '' }
  if (!id) return { view: 'machine', machine }
  return { view: 'path', machine, id, step: Math.max(0, Number(searchParams.get('step')) || 0) }
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function useReportRoute(): ReportRoute {
  return parse(useSyncExternalStore(subscribe, () => window.location.hash))
}

/** Without an entry in the history, which a step or a keystroke is not worth. */
export function replaceAddress(href: string): void {
  window.location.replace(href)
}
