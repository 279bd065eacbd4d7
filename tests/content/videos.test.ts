/** The videos: their number, their form, and that each has a picture of its own. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { videos as buyerPage } from '../../content/pages/videos.ts'
import { SceneSchema } from '../../content/pictures.ts'
import { scenes } from '../../content/scenes.ts'
import { buyersGuideVideos, buyerVideos } from '../../content/videos/buyers.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { PortfolioItemSchema, VideoEmbedSchema, VideoSchema } from '../../content/videos/schema.ts'
import * as videos from '../../content/videos/showcase.ts'

const cards = {
  buyer: buyerVideos,
  buyersGuide: buyersGuideVideos,
  home: videos.homeVideos,
}
const embeds = [videos.homeEmbed, videos.aerialEmbed, ...videos.aerialShowcase, videos.investmentEmbed]
const allCards = Object.values(cards).flat()
const all = [
  ...allCards,
  ...embeds.map(({ videoId, ...embed }) => ({ ...embed, id: videoId })),
  ...videos.productionPortfolio,
]

/** Values that were there before. */
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) < at)

describe('the numbers in the specification', () => {
  it.each([
    ['buyer', 14],
    ['buyersGuide', 14],
    ['home', 6],
  ] as const)('%s: %i cards', (list, count) => {
    expect(cards[list]).toHaveLength(count)
  })

  it('the aerial page: one embed and a showcase of four', () => {
    expect([videos.aerialEmbed]).toHaveLength(1)
    expect(videos.aerialShowcase).toHaveLength(4)
  })

  it('the production portfolio: three, in both categories', () => {
    expect(videos.productionPortfolio).toHaveLength(3)
    expect(new Set(videos.productionPortfolio.map(({ category }) => category))).toEqual(
      new Set(['property', 'luxury']),
    )
  })

  it('embeds: every aspect ratio, and a start time', () => {
    expect(new Set(embeds.map(({ aspectRatio }) => aspectRatio))).toEqual(new Set(['16:9', '4:3', '21:9']))
    expect(embeds.some(({ startAt }) => startAt > 0)).toBe(true)
  })
})

describe('each video', () => {
  it.each(allCards)('card "$title" is well formed, and links to the video of its id', (card) => {
    expect(v.parse(VideoSchema, card).link).toBe(`https://www.youtube.com/watch?v=${card.id}`)
    expect(card.description.length).toBeGreaterThan(40)
  })

  it.each(embeds)('embed "$title" is well formed', (embed) => {
    expect(() => v.parse(VideoEmbedSchema, embed)).not.toThrow()
  })

  it.each(videos.productionPortfolio)('portfolio item "$title" is well formed', (item) => {
    expect(() => v.parse(PortfolioItemSchema, item)).not.toThrow()
  })

  it.each(all)('$id is a sample only with a placeholder that no real video can have', ({ id, sample }) => {
    expect(sample).toBe(/^sample-[a-z]\d\dx$/.test(id))
  })

  it('has a unique id', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it.each(Object.entries(cards))('has a unique title in the list %s', (_list, items) => {
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
  })
})

it('videos play on a host that sets no cookies', () => {
  expect(VIDEO_HOST.embedOrigin).toBe('https://www.youtube-nocookie.com')
})

it('no picture stands for two films', () => {
  expect(repeated(all.map(({ thumbnail }) => JSON.stringify(thumbnail)))).toEqual([])
})

describe('scenes', () => {
  it.each(Object.entries(scenes))('%s has a short alternative text', (id, alt) => {
    expect(v.is(SceneSchema, id)).toBe(true)
    expect(alt.length).toBeGreaterThan(15)
    expect(alt.length).toBeLessThan(80)
  })

  it('each has an alternative text of its own', () => {
    expect(new Set(Object.values(scenes)).size).toBe(Object.keys(scenes).length)
  })

  it('an unknown one is rejected', () => {
    expect(v.is(SceneSchema, 'palm-beach')).toBe(false)
  })
})

describe('the buyer videos page', () => {
  it('shows the fourteen', () => {
    expect(buyerPage.items).toBe(buyerVideos)
  })

  it('has each video in exactly one chapter', () => {
    const sorted = (list: readonly string[]) => [...list].sort()
    expect(sorted(buyerPage.chapters.flatMap(({ ids: own }) => [...own]))).toEqual(
      sorted(buyerVideos.map(({ id }) => id)),
    )
  })
})
