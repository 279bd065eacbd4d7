import { useMemo, useRef } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { hero } from '../../../machines/hero.ts'
import { LESS_MOTION, savesData, watchMedia } from '../../browser/media.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { holdStill, playWhenIdle, type VideoSource } from '../../browser/video.ts'
import { watcher } from '../../browser/watcher.ts'

type Event = EventFrom<typeof hero>

/**
 * The home page's hero. Put `videoRef` on a `<video muted loop playsInline preload="none">` without a source:
 * once the page is idle it gets the first of `sources` that it can play, or none when the visitor prefers
 * reduced motion or reduced data.
 */
export function useHero(sources: () => readonly VideoSource[]) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const machine = useMemo(
    () =>
      hero.provide({
        actors: {
          watchPreferences: watcher<Event>((report) =>
            watchMedia(LESS_MOTION, (less) => {
              if (less || savesData()) report({ type: 'video.unwanted' })
            }),
          ),
          playVideo: watcher<Event>((report) =>
            playWhenIdle(videoRef.current, sources(), (news) => report({ type: `video.${news}` })),
          ),
          holdVideo: watcher<Event>(() => holdStill(videoRef.current)),
        },
      }),
    [sources],
  )
  return { actor: useMachineActor(machine), videoRef }
}

/** `loading`, `playing` or `unavailable`. */
export function selectVideo({ value: { video } }: SnapshotFrom<typeof hero>) {
  return typeof video === 'string' ? video : video.wanted
}
