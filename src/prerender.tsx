/** Renders one address to HTML: at build time for `dist/`, on request in development. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { quadrants } from '../content/communities/quadrants.ts'
import type { PageHead } from '../content/page-schema.ts'
import { photosIn } from '../content/pictures.ts'
import { loadParts } from './loading/deferred.tsx'
import { createAppRouter } from './router.tsx'

export type RenderedPage = {
  html: string
  /** 200, or 404 for an address without a page. */
  status: number
  /** Ids of the matched routes, from the root inwards. */
  routeIds: string[]
}

export async function renderPage(url: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  await loadParts()
  const { matches } = router.state
  // Either no route matches the whole path, or a route reported that it has no such page.
  const missing = matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
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

/** The pages of each route whose path has a parameter. */
const PARAMETERS: Record<string, readonly string[]> = {
  '/communities/$quadrant': quadrants.map(({ id }) => `/communities/${id}`),
}

/**
 * The path of every page, from the route tree. Throws for a path with a parameter that `PARAMETERS` does not
 * list.
 */
export function pagePaths(): string[] {
  return Object.keys(createAppRouter(createMemoryHistory()).routesByPath).flatMap((path) => {
    if (!path.includes('$')) return path
    const pages = PARAMETERS[path]
    if (!pages) throw new Error(`PARAMETERS has no pages for ${path}`)
    return pages
  })
}

const pages = import.meta.glob<{ head?: PageHead }>('../content/pages/**/*.ts', { eager: true })

const unfit = photosIn(pages).flatMap(({ file, issues }) => issues.map((issue) => `content/${file} ${issue}`))
if (unfit.length > 0) throw new Error(`Photographs that are not described:\n${unfit.join('\n')}`)

/** The paths of the pages that search engines may list. Pages with another page's canonical address have no own head and are left out. */
export function indexedPaths(): string[] {
  const listed = Object.values(pages).flatMap(({ head }) => (head?.robots === 'index' ? head.path : []))
  return pagePaths().filter((path) => listed.includes(path))
}
