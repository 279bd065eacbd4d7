import { useMemo, useRef } from 'react'
import type { EventFrom } from 'xstate'
import { hero } from '../../../machines/hero.ts'
import { LESS_MOTION, savesData, watchMedia } from '../../browser/media.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { playWhenIdle, type VideoSource } from '../../browser/video.ts'
import { all, watcher } from '../../browser/watcher.ts'

/**
 * The top of the home page. `videoRef` belongs on a `<video muted loop playsInline preload="none">`
 * without sources: it gets the first of `sources` it can play once the page is idle, or none at all when
 * the visitor wants less motion or less data.
 */
export function useHero(sources: readonly VideoSource[]) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const machine = useMemo(
    () =>
      hero.provide({
        actors: {
          watchVideo: watcher<EventFrom<typeof hero>>((report) => {
            let stop: (() => void) | undefined
            const stopWatching = watchMedia(LESS_MOTION, (less) => {
              if (less || savesData()) {
                stop?.()
                // It does not start again: the poster has taken its place.
                stop = () => {}
                report({ type: 'video.unwanted' })
              } else
                stop ??= playWhenIdle(videoRef.current, sources, (news) => report({ type: `video.${news}` }))
            })
            return all(stopWatching, () => stop?.())
          }),
        },
      }),
    [sources],
  )
  return { actor: useMachineActor(machine), videoRef }
}
