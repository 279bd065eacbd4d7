import { useSelector } from '@xstate/react'
import { EmbedFailure } from '../../../src/features/embed/EmbedFailure.tsx'
import { useEmbed } from '../../../src/features/embed/use-embed.ts'
import type { Component } from '../../path-harness/component.ts'
import { actAsync, press } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const LINK = { label: 'Elsewhere', href: 'https://video.example/' }

function Embed({ expose }: { expose: Expose }) {
  const { actor, request, frameProps } = useEmbed()
  expose(actor)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  if (failed)
    return <EmbedFailure className="" message="Failed" retryLabel="Again" retry={request} link={LINK} />
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
