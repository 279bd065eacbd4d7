import { LESS_MOTION } from '../../../src/browser/media.ts'
import { HeroPause } from '../../../src/pages/home/HeroPause.tsx'
import { useHero } from '../../../src/pages/home/use-hero.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, press } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { stubVideos } from '../../support/videos.ts'

const SOURCES = [{ src: '/hero.webm', type: 'video/webm' }]

function Hero({ expose }: { expose: Expose }) {
  const { actor, videoRef } = useHero(SOURCES)
  expose(actor)
  return (
    <>
      <video ref={videoRef} muted loop playsInline preload="none" />
      <HeroPause actor={actor} />
    </>
  )
}

export const component: Component = {
  mount: async () => {
    const browser = stubBrowser()
    const videos = stubVideos()
    const { get, ...rendered } = await renderView((expose) => <Hero expose={expose} />)
    const video = get<HTMLVideoElement>('video')
    return {
      ...rendered,
      gestures: {
        'video.playing': () => actAsync(() => videos.plays(video)),
        'video.failed': () => actAsync(() => videos.fails(video)),
        'video.unwanted': () =>
          actAsync(() => {
            browser.setMedia(LESS_MOTION, false)
            browser.setMedia(LESS_MOTION, true)
          }),
        'motion.pause': () => press(get('button')),
        'motion.resume': () => press(get('button')),
      },
      settle: {},
    }
  },
}
