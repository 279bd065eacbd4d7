/** The addresses of an embedded video: the player (section 7) and the video's page. */
import { describe, expect, it } from 'vitest'
import { embedUrl, watchUrl } from '../../src/features/embed/embed-url.ts'

const VIDEO = { videoId: 'sample-t00x', showControls: true, startAt: 0 }
const query = (playback: typeof VIDEO) => Object.fromEntries(new URL(embedUrl(playback)).searchParams)

describe("the player's address", () => {
  it('uses the cookie-free host and the video id', () => {
    expect(embedUrl(VIDEO)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/sample-t00x\?/)
  })

  it('requests autoplay, controls, reduced branding and no unrelated suggestions', () => {
    expect(query(VIDEO)).toEqual({
      autoplay: '1',
      controls: '1',
      rel: '0',
      modestbranding: '1',
      playsinline: '1',
    })
  })

  it('can hide the controls', () => {
    expect(query({ ...VIDEO, showControls: false })).toMatchObject({ controls: '0' })
  })

  it('includes the start time only if there is one', () => {
    expect(query({ ...VIDEO, startAt: 42 })).toMatchObject({ start: '42' })
    expect(query(VIDEO)).not.toHaveProperty('start')
  })
})

it.each([
  [0, 'https://www.youtube.com/watch?v=sample-t00x'],
  [42, 'https://www.youtube.com/watch?v=sample-t00x&t=42s'],
])("the video's page, from second %d", (startAt, address) => {
  expect(watchUrl({ ...VIDEO, startAt })).toBe(address)
})
