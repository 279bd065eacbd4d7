import type { PortfolioItem, VideoEmbed } from '../../../content/videos/schema.ts'

/** The embed props of a portfolio film, which plays from the start. */
export function portfolioEmbed({ id, title, thumbnail }: PortfolioItem) {
  return {
    videoId: id,
    title,
    thumbnail,
    aspectRatio: '16:9',
    showControls: true,
    lazyLoad: true,
    startAt: 0,
  } as const satisfies Partial<VideoEmbed>
}
