/** Renders one address to HTML: at build time for `dist/`, on request in development. */
import { createMemoryHistory, RouterProvider, rootRouteId } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'

export type RenderedPage = {
  html: string
  /** 200, or 404 for an address no route has. */
  status: number
  /** Ids of the routes that made the page, from the root inwards. */
  routeIds: string[]
}

export async function renderPage(url: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  const { matches } = router.state
  // Only the root matched, which has no path of its own, or a route found that it has no such page.
  const missing =
    matches.at(-1)?.routeId === rootRouteId || matches.some(({ status }) => status === 'notFound')
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return {
    html: `<!doctype html>${html}`,
    status: missing ? 404 : 200,
    routeIds: matches.map(({ routeId }) => routeId),
  }
}

/** The path of every page: each route of the tree, found nowhere else. */
export function pagePaths(): string[] {
  return Object.keys(createAppRouter(createMemoryHistory()).routesByPath).filter(
    (path) => !path.includes('$'),
  )
}
