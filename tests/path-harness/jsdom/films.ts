/** A page's film in jsdom, which plays none and never tells that it is idle. */
import { vi } from 'vitest'

/** Undone by `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function stubFilms() {
  const waiting = new Map<number, () => void>()
  let requests = 0
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    waiting.set(++requests, call)
    return requests
  })
  vi.stubGlobal('cancelIdleCallback', (request: number) => waiting.delete(request))

  const running = new WeakSet<HTMLMediaElement>()
  const { prototype } = HTMLMediaElement
  vi.spyOn(prototype, 'canPlayType').mockReturnValue('maybe')
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !running.has(this)
  })
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    running.add(this)
    this.dispatchEvent(new Event('play'))
  })
  const stop = function (this: HTMLMediaElement) {
    running.delete(this)
  }
  vi.spyOn(prototype, 'pause').mockImplementation(stop)
  vi.spyOn(prototype, 'load').mockImplementation(stop)

  return {
    /** Runs the idle callbacks, then dispatches the event if the film has a source. */
    tell: (film: HTMLVideoElement, news: 'playing' | 'error') => {
      for (const call of waiting.values()) call()
      waiting.clear()
      if (film.src) film.dispatchEvent(new Event(news))
    },
  }
}
