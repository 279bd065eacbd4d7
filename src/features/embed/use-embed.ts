import { embed } from '../../../machines/embed.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/**
 * A frame of another site. `frameProps` belong on its iframe, which is in the page while the machine is
 * `framed`; it takes the focus from the button that asked for it.
 */
export function useEmbed() {
  const actor = useMachineActor(embed)
  return {
    actor,
    request: () => actor.send({ type: 'embed.requested' }),
    frameProps: { ref: focusInPlace, onLoad: () => actor.send({ type: 'frame.loaded' }) },
  }
}
