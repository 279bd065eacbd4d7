/** Videos that play on command, and the idle callback that starts their download: jsdom has neither. */
import { vi } from 'vitest'

/** Stays until `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function standInVideos() {
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

  /** The page rests; only a video that was asked to can play or fail. */
  const reports = (video: HTMLVideoElement, event: 'playing' | 'error') => {
    for (const call of waiting.values()) call()
    waiting.clear()
    if (video.src) video.dispatchEvent(new Event(event))
  }
  return {
    plays: (video: HTMLVideoElement) => reports(video, 'playing'),
    fails: (video: HTMLVideoElement) => reports(video, 'error'),
  }
}
