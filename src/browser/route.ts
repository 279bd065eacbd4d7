import type { AnyRouter } from '@tanstack/react-router'

/** Reports every navigation when it starts, not when the next page has loaded. */
export function watchRoute(router: Pick<AnyRouter, 'subscribe'>, notify: () => void): () => void {
  return router.subscribe('onBeforeNavigate', notify)
}
