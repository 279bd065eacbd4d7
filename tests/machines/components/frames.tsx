/** The two machines that show a frame on request. */
import { useSelector } from '@xstate/react'
import { useCalculatorFrame } from '../../../src/features/embed/use-calculator-frame.ts'
import { useVideoEmbed } from '../../../src/features/embed/use-video-embed.ts'
import { happens, press } from '../../support/gestures.ts'
import { type Expose, type Rendered, renderView } from '../../support/rendered.tsx'
import type { Component, Mounted } from './component.ts'

function Calculator({ expose }: { expose: Expose }) {
  const { actor, request, frameProps } = useCalculatorFrame()
  expose(actor)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  return framed ? (
    <iframe title="Calculator" src="https://calculator.example/" {...frameProps} />
  ) : (
    <button type="button" onClick={request}>
      Open the calculator
    </button>
  )
}

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

/** `asking` is the event of pressing the button. jsdom loads no frames, so they load when told. */
function mounted({ get, ...rendered }: Rendered, asking: string): Mounted {
  return {
    ...rendered,
    gestures: {
      [asking]: () => press(get('button')),
      'frame.loaded': () => happens(() => get('iframe').dispatchEvent(new Event('load'))),
    },
    settle: {},
  }
}

export const calculatorFrameComponent: Component = {
  mount: async () => mounted(await renderView((expose) => <Calculator expose={expose} />), 'frame.requested'),
}

export const videoEmbedComponent: Component = {
  mount: async () => mounted(await renderView((expose) => <Video expose={expose} />), 'play.pressed'),
}
