/** Placeholders for effects: they fail with the effect's name until a hook provides the real one. */
import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

export function notProvided(effect: string): Promise<never> {
  return Promise.reject(new Error(`provide \`${effect}\``))
}

/** A watcher reports events from outside the machine until it is stopped. */
export function watcherNotProvided<Reported extends EventObject, Input = NonReducibleUnknown>(
  effect: string,
) {
  return fromCallback<Reported, Input>(() => {
    throw new Error(`provide \`${effect}\``)
  })
}
