/** Sample videos, until the team's own are here. */
import type { Picture } from '../pictures.ts'
import { VIDEO_HOST } from './host.ts'
import type { Video, VideoEmbed } from './schema.ts'

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
