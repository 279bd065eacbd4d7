import { useSelector } from '@xstate/react'
import { useEmbed } from '../../../src/features/embed/use-embed.ts'
import type { Component } from '../../path-harness/component.ts'
import { actAsync, press } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

function Embed({ expose }: { expose: Expose }) {
  const { actor, request, frameProps } = useEmbed()
  expose(actor)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  return framed ? (
    <iframe title="Video" src="https://video.example/" {...frameProps} />
  ) : (
    <button type="button" onClick={request}>
      Play
    </button>
  )
}

export const component: Component = {
  mount: async () => {
    const { get, ...rendered } = await renderView((expose) => <Embed expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'embed.requested': () => press(get('button')),
        // jsdom loads no frames, so they load when told.
        'frame.loaded': () => actAsync(() => get('iframe').dispatchEvent(new Event('load'))),
      },
      settle: {},
    }
  },
}
