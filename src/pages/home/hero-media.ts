/** The hero's poster and video, made by `npm run artwork`. The video's sources are in the order of preference. */
import type { VideoSource } from '../../browser/video.ts'

export const poster = {
  wide: { src: '/media/hero-poster.avif', width: 1280, height: 720 },
  tall: { src: '/media/hero-poster-portrait.avif', width: 720, height: 1280 },
} as const

export const heroVideo: readonly VideoSource[] = [
  { src: '/media/hero.webm', type: 'video/webm; codecs="av01.0.05M.08"' },
  { src: '/media/hero.mp4', type: 'video/mp4; codecs="avc1.640028"' },
]
