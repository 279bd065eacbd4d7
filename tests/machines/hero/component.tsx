import { LESS_MOTION } from '../../../src/browser/media.ts'
import { useHero } from '../../../src/pages/home/use-hero.ts'
import type { Component } from '../../path-harness/component.ts'
import { standInBrowser } from '../../support/browser.ts'
import { happens } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { standInVideos } from '../../support/videos.ts'

const SOURCES = [{ src: '/hero.webm', type: 'video/webm' }]

function Hero({ expose }: { expose: Expose }) {
  const { actor, videoRef } = useHero(SOURCES)
  expose(actor)
  return <video ref={videoRef} muted loop playsInline preload="none" />
}

export const component: Component = {
  mount: async () => {
    const browser = standInBrowser()
    const videos = standInVideos()
    const { get, ...rendered } = await renderView((expose) => <Hero expose={expose} />)
    const video = get<HTMLVideoElement>('video')
    return {
      ...rendered,
      gestures: {
        'video.playing': () => happens(() => videos.plays(video)),
        'video.failed': () => happens(() => videos.fails(video)),
        'video.unwanted': () =>
          happens(() => {
            browser.setMedia(LESS_MOTION, false)
            browser.setMedia(LESS_MOTION, true)
          }),
      },
      settle: {},
    }
  },
}
