import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

/**
 * An actor that reports events from outside the machines until it is stopped; only events that its machine
 * declares. `start` returns how to stop.
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
