import { VIDEO_HOST } from '../../../content/videos/host.ts'
import type { VideoEmbed } from '../../../content/videos/schema.ts'

type Playback = Pick<VideoEmbed, 'videoId' | 'showControls' | 'startAt'>

/** The URL of the player's frame (section 7). It autoplays, because it is only added on request. */
export function embedUrl({ videoId, showControls, startAt }: Playback): string {
  const url = new URL(`${VIDEO_HOST.embedPath}${videoId}`, VIDEO_HOST.embedOrigin)
  url.search = new URLSearchParams({
    autoplay: '1',
    controls: showControls ? '1' : '0',
    rel: '0',
    modestbranding: '1',
    playsinline: '1',
    ...(startAt > 0 && { start: String(startAt) }),
  }).toString()
  return url.href
}

/** The video's own page at the host; `startAt` in seconds. */
export function watchUrl({ videoId, startAt }: Pick<VideoEmbed, 'videoId' | 'startAt'>): string {
  return `${VIDEO_HOST.watch}${videoId}${startAt > 0 ? `&t=${startAt}s` : ''}`
}
