import type { AnyRouter } from '@tanstack/react-router'

/** Reports every navigation as it begins, so that nothing waits for the next page to load. */
export function watchRoute(router: Pick<AnyRouter, 'subscribe'>, tell: () => void): () => void {
  return router.subscribe('onBeforeNavigate', tell)
}
