import { videoEmbed } from '../../../machines/video-embed.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/** An embedded video. `frameProps` belong on its frame, which is there while the machine is `framed`. */
export function useVideoEmbed() {
  const actor = useMachineActor(videoEmbed)
  return {
    actor,
    play: () => actor.send({ type: 'play.pressed' }),
    frameProps: { onLoad: () => actor.send({ type: 'frame.loaded' }) },
  }
}
