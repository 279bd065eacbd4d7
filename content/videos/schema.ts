/** Video records (section 3). */
import * as v from 'valibot'
import { PictureSchema } from '../pictures.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))

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
