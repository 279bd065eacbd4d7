/** What level 2 renders for a place: the page that has it, as the site's route shows it, or what the place says. */
import type { ComponentType } from 'react'
import type { Place } from '../place.ts'
import type { View } from '../view.ts'

type RouteFile = { Route: { options: { component?: ComponentType } } }
const routes = import.meta.glob<RouteFile>('../../../src/routes/**/*.tsx')

/** `machine` is the one whose contexts are compared. */
export function placeView(machine: string, place: Place): View {
  const { part, layout } = place
  const view = place.view ?? { load: () => loadPage('page' in place ? place.page : '') }
  return { ...view, ...layout, compared: { part, machine } }
}

async function loadPage(path: string): ReturnType<View['load']> {
  const loadRoute = routes[`../../../src/routes${path === '/' ? '/index' : path}.tsx`]
  if (!loadRoute) throw new Error(`No route shows ${path}`)
  const [{ Route }, { loadParts }] = await Promise.all([
    loadRoute(),
    import('../../../src/loading/deferred.tsx'),
  ])
  await loadParts()
  const { component: Page } = Route.options
  if (!Page) throw new Error(`The route of ${path} has no component`)
  return () => <Page />
}
