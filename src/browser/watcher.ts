import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

/**
 * The actor of a watcher: reports events of the world until it is stopped, and only those its machine
 * knows. `start` returns the way to stop.
 */
export function watcher<Reported extends EventObject, Input = NonReducibleUnknown>(
  start: (report: (event: Reported) => void, input: Input) => () => void,
) {
  return fromCallback<Reported, Input>(({ sendBack, input }) => start(sendBack, input))
}

/** Stops several things as one. */
export function all(...stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}
