/** Stubs for video playback and idle callbacks, which jsdom lacks. */
import { vi } from 'vitest'

/** Undone by `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function stubVideos() {
  const waiting = new Map<number, () => void>()
  let requests = 0
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    waiting.set(++requests, call)
    return requests
  })
  vi.stubGlobal('cancelIdleCallback', (request: number) => waiting.delete(request))

  const { prototype } = HTMLMediaElement
  vi.spyOn(prototype, 'canPlayType').mockReturnValue('maybe')
  vi.spyOn(prototype, 'play').mockResolvedValue()
  vi.spyOn(prototype, 'pause').mockReturnValue()
  vi.spyOn(prototype, 'load').mockReturnValue()

  /** Runs the idle callbacks, then dispatches the event if the video has a source. */
  const dispatch = (video: HTMLVideoElement, event: 'playing' | 'error') => {
    for (const call of waiting.values()) call()
    waiting.clear()
    if (video.src) video.dispatchEvent(new Event(event))
  }
  return {
    plays: (video: HTMLVideoElement) => dispatch(video, 'playing'),
    fails: (video: HTMLVideoElement) => dispatch(video, 'error'),
  }
}
