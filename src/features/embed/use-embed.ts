import type { SyntheticEvent } from 'react'
import { embed } from '../../../machines/embed.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/**
 * A third-party frame. Spread `frameProps` on the iframe, which is rendered while the machine is `framed`; it
 * takes focus from the button that requested it.
 */
export function useEmbed() {
  const actor = useMachineActor(embed)
  return {
    actor,
    request: () => actor.send({ type: 'embed.requested' }),
    frameProps: {
      ref: focusInPlace,
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
        // Browsers may drop the focus of a frame that moves to another process while it loads.
        if (document.activeElement === document.body) focusInPlace(currentTarget)
        actor.send({ type: 'frame.loaded' })
      },
    },
  }
}
