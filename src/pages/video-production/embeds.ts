import type { PortfolioItem, VideoEmbed } from '../../../content/videos/schema.ts'

/** A film of the portfolio, to be played on the page from its beginning. */
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
