import type { HoldEvent } from '../../machines/holds.ts'
import { LESS_MOTION, watchMedia } from './media.ts'
import { all } from './watcher.ts'

/** Reports what holds every rotation on the page: a hidden tab and reduced motion. */
export function watchHolds(report: (event: HoldEvent) => void): () => void {
  const change = () => report(hold('tab', document.visibilityState === 'hidden'))
  document.addEventListener('visibilitychange', change)
  change()
  return all(
    () => document.removeEventListener('visibilitychange', change),
    watchMedia(LESS_MOTION, (less) => report(hold('motion', less))),
  )
}

export function hold(by: HoldEvent['by'], held: boolean): HoldEvent {
  return { type: held ? 'rotation.held' : 'rotation.released', by }
}
