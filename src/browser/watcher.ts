import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

/**
 * An actor that reports external events to its machine until it is stopped; only events that the machine
 * declares. `start` returns a function that stops it.
 */
export function watcher<Reported extends EventObject, Input = NonReducibleUnknown>(
  start: (report: (event: Reported) => void, input: Input) => () => void,
) {
  return fromCallback<Reported, Input>(({ sendBack, input }) => start(sendBack, input))
}

/** Combines several stop functions into one. */
export function all(...stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}
