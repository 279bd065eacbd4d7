import { embed } from '../../../machines/embed.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/**
 * A third-party frame. Spread `frameProps` on the iframe while the machine is `framed`; it takes the focus from the
 * button that requested it.
 */
export function useEmbed() {
  const actor = useMachineActor(embed)
  return {
    actor,
    request: () => actor.send({ type: 'embed.requested' }),
    frameProps: { ref: focusInPlace, onLoad: () => actor.send({ type: 'frame.loaded' }) },
  }
}
