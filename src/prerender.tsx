/** Renders one address to HTML: at build time for `dist/`, on request in development. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { quadrantPage } from '../content/communities/quadrant-page.ts'
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

/** The pages of each route with a parameter, with their heads. */
const PARAMETERS: Record<string, ReadonlyMap<string, PageHead>> = {
  '/communities/$quadrant': new Map(
    quadrants.map((quadrant) => [`/communities/${quadrant.id}`, quadrantPage(quadrant).head]),
  ),
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
    return [...pages.keys()]
  })
}

const pages = import.meta.glob<{ head?: PageHead }>('../content/pages/**/*.ts', { eager: true })

const unfit = photosIn(pages).flatMap(({ file, issues }) => issues.map((issue) => `content/${file} ${issue}`))
if (unfit.length > 0) throw new Error(`Photographs that are not described:\n${unfit.join('\n')}`)

const heads = new Map([
  ...Object.values(pages).flatMap(({ head }) => (head ? [[head.path, head] as const] : [])),
  ...Object.values(PARAMETERS).flatMap((parameter) => [...parameter]),
])

/** The head of the page at `path`, as its content has it. Throws when no content has one for it. */
export function headOf(path: string): PageHead {
  const head = heads.get(path)
  if (!head) throw new Error(`No file in content/pages/ has a head with the path ${path}`)
  return head
}

/** The paths of the pages that search engines may list, without those that have another page's canonical address. */
export function indexedPaths(): string[] {
  return pagePaths().filter((path) => {
    const head = headOf(path)
    return head.robots === 'index' && head.path === path
  })
}
