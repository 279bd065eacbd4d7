/** The addresses of an embedded video: the player's (section 7) and the video's own page. */
import { describe, expect, it } from 'vitest'
import { embedUrl, watchUrl } from '../../src/features/embed/embed-url.ts'

const VIDEO = { videoId: 'sample-t00x', showControls: true, startAt: 0 }
const query = (playback: typeof VIDEO) => Object.fromEntries(new URL(embedUrl(playback)).searchParams)

describe("the player's address", () => {
  it('is at the host that sets no cookie, and names the video', () => {
    expect(embedUrl(VIDEO)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/sample-t00x\?/)
  })

  it('asks for controls, no foreign suggestions, little branding, and a start at once', () => {
    expect(query(VIDEO)).toEqual({
      autoplay: '1',
      controls: '1',
      rel: '0',
      modestbranding: '1',
      playsinline: '1',
    })
  })

  it('can do without controls', () => {
    expect(query({ ...VIDEO, showControls: false })).toMatchObject({ controls: '0' })
  })

  it('names the second to start at only where there is one', () => {
    expect(query({ ...VIDEO, startAt: 42 })).toMatchObject({ start: '42' })
    expect(query(VIDEO)).not.toHaveProperty('start')
  })
})

it.each([
  [0, 'https://www.youtube.com/watch?v=sample-t00x'],
  [42, 'https://www.youtube.com/watch?v=sample-t00x&t=42s'],
])("the video's own page, from second %d", (startAt, address) => {
  expect(watchUrl({ ...VIDEO, startAt })).toBe(address)
})
