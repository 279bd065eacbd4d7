import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { animateNavigation } from './browser/page-transition.ts'
import { routerScrolls } from './loading/entered-scroll.ts'
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx'
import { UnavailablePage } from './pages/unavailable/UnavailablePage.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The router of the site. `history` defaults to the browser's; prerendering passes its own. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: UnavailablePage,
    // Treats it as uncaught, so that it is reported.
    defaultOnCatch: (error) => reportError(error),
    trailingSlash: 'never',
    // Only in the browser: when prerendering, it would add an inline script.
    scrollRestoration: typeof window !== 'undefined' && routerScrolls,
  })
  animateNavigation(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Without the site's header and footer. */
    bare?: true
  }
}
