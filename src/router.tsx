import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router'
import { LESS_MOTION } from './browser/media.ts'
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx'
import { UnavailablePage } from './pages/unavailable/UnavailablePage.tsx'
import { routeTree } from './routeTree.gen.ts'

/**
 * Cross-fades between pages in browsers that support it; not on the first page, with reduced motion, or when
 * only the fragment or the query of the address changes.
 */
const pageTransition: NonNullable<AnyRouter['options']['defaultViewTransition']> = {
  types: ({ fromLocation, pathChanged }) =>
    fromLocation && pathChanged && !window.matchMedia(LESS_MOTION).matches ? ['page'] : false,
}

/** The router of the site. `history` defaults to the browser's; prerendering passes its own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: UnavailablePage,
    defaultViewTransition: pageTransition,
    trailingSlash: 'never',
    // Only in the browser: when prerendering, it would add an inline script.
    scrollRestoration: typeof window !== 'undefined',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
