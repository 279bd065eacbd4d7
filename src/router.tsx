import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { NotFound } from './features/navigation/NotFound.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The router of the site. `history` is the browser's unless given, as it is when prerendering. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    trailingSlash: 'never',
    // Where there is a window to scroll: when prerendering it would add an inline script.
    scrollRestoration: typeof window !== 'undefined',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
