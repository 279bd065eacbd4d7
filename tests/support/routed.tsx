/** A page inside a real router, for components that depend on navigation. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { actAsync } from './gestures.ts'
import { type Expose, type Rendered, renderView } from './rendered.tsx'

export type Routed = Rendered & {
  /** Navigates to a new page, with `search` (`?a=b`) in its address. */
  follow(search?: string): Promise<void>
}

/** Renders a site whose pages all show `view`, which stays mounted across navigation. */
export async function renderRouted(
  history: RouterHistory,
  view: (expose: Expose) => ReactNode,
): Promise<Routed> {
  let forward: Expose = () => {}
  const root = createRootRoute({ component: () => view((actor) => forward(actor)) })
  const anyPage = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({ routeTree: root.addChildren([anyPage]), history })
  await router.load()
  const rendered = await renderView((expose) => {
    forward = expose
    return <RouterProvider router={router} />
  })
  let opened = 0
  return {
    ...rendered,
    follow: (search = '') => actAsync(() => router.navigate({ href: `/page-${++opened}${search}` })),
  }
}
