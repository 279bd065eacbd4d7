/** Video records (section 3), and the host that plays them. */
import * as v from 'valibot'
import { type Picture, PictureSchema } from '../pictures.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))

export const VIDEO_HOST = {
  /** Sets no cookies until the video plays. */
  embedOrigin: 'https://www.youtube-nocookie.com',
  embedPath: '/embed/',
  watch: 'https://www.youtube.com/watch?v=',
} as const

/**
 * An id of the video host. The placeholders end in a letter that no real id can end in, because the last
 * of the eleven characters carries only four bits, so they never lead to someone's video.
 */
const VideoId = v.pipe(v.string(), v.regex(/^[\w-]{11}$/))

/** A card that opens its video in a new tab. */
export const VideoSchema = v.object({
  sample: v.boolean(),
  id: VideoId,
  title: text,
  description: text,
  link: httpsUrl,
  thumbnail: PictureSchema,
})
export type Video = v.InferOutput<typeof VideoSchema>

/** A video that plays on the page once the visitor asks for it. */
export const VideoEmbedSchema = v.object({
  sample: v.boolean(),
  videoId: VideoId,
  title: text,
  description: text,
  aspectRatio: v.picklist(['16:9', '4:3', '21:9']),
  showControls: v.boolean(),
  lazyLoad: v.boolean(),
  /** Seconds from the beginning. */
  startAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  thumbnail: PictureSchema,
})
export type VideoEmbed = v.InferOutput<typeof VideoEmbedSchema>

export const PortfolioItemSchema = v.object({
  sample: v.boolean(),
  id: VideoId,
  title: text,
  category: v.picklist(['property', 'luxury']),
  description: text,
  thumbnail: PictureSchema,
})
export type PortfolioItem = v.InferOutput<typeof PortfolioItemSchema>

/** A card for a placeholder id, with the link derived from the id. */
export function sampleVideo(id: string, thumbnail: Picture, title: string, description: string): Video {
  return { sample: true, id, title, description, link: `${VIDEO_HOST.watch}${id}`, thumbnail }
}

type EmbedText = Pick<VideoEmbed, 'title' | 'description'>
type EmbedOptions = Partial<Pick<VideoEmbed, 'aspectRatio' | 'startAt'>>

/** An embed for a placeholder id: 16:9, with controls, from the beginning, unless `options` say otherwise. */
export function sampleEmbed(
  videoId: string,
  thumbnail: Picture,
  { title, description }: EmbedText,
  { aspectRatio = '16:9', startAt = 0 }: EmbedOptions = {},
): VideoEmbed {
  return {
    sample: true,
    videoId,
    title,
    description,
    aspectRatio,
    showControls: true,
    lazyLoad: true,
    startAt,
    thumbnail,
  }
}
