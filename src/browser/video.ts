import { whenIdle } from './idle.ts'

export type VideoSource = { src: string; type: string }
export type VideoReport = 'playing' | 'failed'

/**
 * Plays a muted background video once the page is idle: the first of `sources` the browser can play.
 * Stopping it also stops its download.
 */
export function playWhenIdle(
  video: HTMLVideoElement | null,
  sources: readonly VideoSource[],
  notify: (report: VideoReport) => void,
): () => void {
  if (!video) return () => {}
  const stopped = new AbortController()
  const { signal } = stopped
  const fail = () => {
    if (!signal.aborted) notify('failed')
  }
  video.addEventListener('playing', () => notify('playing'), { signal })
  video.addEventListener('error', fail, { signal })

  const cancel = whenIdle(() => {
    const source = sources.find(({ type }) => video.canPlayType(type) !== '')
    if (!source) return fail()
    // React leaves `muted` out of the prerendered page, and only a muted video may autoplay.
    video.muted = true
    video.src = source.src
    video.play().catch((reason: unknown) => {
      // A browser that pauses a video to save power resumes it itself.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) fail()
    })
  })
  return () => {
    stopped.abort()
    cancel()
    video.pause()
    video.removeAttribute('src')
    video.load()
  }
}

/**
 * Holds a video on its frame until stopped, whoever plays it; then it resumes. A video without a source is held once
 * it has one.
 */
export function holdStill(video: HTMLVideoElement | null): () => void {
  if (!video) return () => {}
  const pause = () => video.pause()
  video.addEventListener('play', pause)
  pause()
  return () => {
    video.removeEventListener('play', pause)
    // The code that plays it handles its errors.
    if (video.hasAttribute('src')) video.play().catch(() => undefined)
  }
}
