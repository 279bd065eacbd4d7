/** A page of the site in jsdom: the providers that every page has, and the component of one machine. */
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { actAsync } from '../../support/gestures.ts'
import type { View } from '../view.ts'

/**
 * Renders the page at the window's address; with `early`, first as it is prerendered, without scripts until that is done.
 * Resolves to what goes elsewhere on it, and what leaves it.
 */
export async function openPage(view: View, early?: () => Promise<void>) {
  const [Shown, { ThemeProvider }, { AuthProvider }, { AttributionProvider }, { ToastOutlet }] =
    await Promise.all([
      view.load(),
      import('../../../src/features/theme/ThemeProvider.tsx'),
      import('../../../src/features/auth/AuthProvider.tsx'),
      import('../../../src/features/attribution/AttributionProvider.tsx'),
      import('../../../src/ui/ToastOutlet.tsx'),
    ])
  const root = createRootRoute({
    component: function Page() {
      return (
        <ThemeProvider>
          <AuthProvider>
            <AttributionProvider>
              <main tabIndex={-1}>
                <Shown />
              </main>
              <ToastOutlet />
            </AttributionProvider>
          </AuthProvider>
        </ThemeProvider>
      )
    },
  })
  // Every address shows the same, so that the component stays, as the header and the footer of the site do.
  const anyPage = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createBrowserHistory()
  const router = createRouter({ routeTree: root.addChildren([anyPage]), history })
  await router.load()
  const container = document.body.appendChild(document.createElement('div'))
  const own = router.subscribers.size
  const shown = <RouterProvider router={router} />
  if (early) {
    container.innerHTML = renderToString(shown)
    await early()
  }
  const rendered = early ? await act(async () => hydrateRoot(container, shown)) : createRoot(container)
  if (!early) await act(async () => rendered.render(shown))
  return {
    goTo: (path: string) => actAsync(() => router.navigate({ href: path })),
    /** Resolves to how many subscriptions to the router's events the page has left behind. */
    leave: async () => {
      await act(async () => rendered.unmount())
      container.remove()
      history.destroy()
      return router.subscribers.size - own
    },
  }
}
