import { useSelector } from '@xstate/react'
import { useVideoEmbed } from '../../../src/features/embed/use-video-embed.ts'
import type { Component } from '../../path-harness/component.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { withFrameGestures } from '../shared/frame-component.ts'

function Video({ expose }: { expose: Expose }) {
  const { actor, play, frameProps } = useVideoEmbed()
  expose(actor)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  return framed ? (
    <iframe title="Video" src="https://video.example/" {...frameProps} />
  ) : (
    <button type="button" onClick={play}>
      Play
    </button>
  )
}

export const component: Component = {
  mount: async () =>
    withFrameGestures(await renderView((expose) => <Video expose={expose} />), 'play.pressed'),
}
