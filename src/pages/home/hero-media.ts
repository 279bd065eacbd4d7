/**
 * The hero's film and the land over it, for each light of the day. The posters are in the style sheet, which knows the
 * light before the first paint.
 */
import type { VideoSource } from '../../browser/video.ts'

/** In order of preference. */
export const heroFilm = (): readonly VideoSource[] => [
  { src: media('.webm'), type: 'video/webm; codecs="av01.0.08M.10"' },
  { src: media('.mp4'), type: 'video/mp4; codecs="avc1.640028"' },
]

export const heroLand = (): string => media('-land.avif')

function media(kind: string): string {
  const { daylight = 'dusk' } = document.documentElement.dataset
  return `/media/hero-${daylight}${kind}`
}
