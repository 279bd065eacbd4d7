/** The addresses of an embedded video: the player (section 7) and the video's page. */
import { expect, it } from 'vitest'
import { embedUrl, watchUrl } from '../../src/features/embed/embed-url.ts'

const VIDEO = { videoId: 'sample-t00x', showControls: true, startAt: 0 }
/** Autoplay, reduced branding and no unrelated suggestions. */
const QUERY = { autoplay: '1', controls: '1', rel: '0', modestbranding: '1', playsinline: '1' }

it.each([
  [{}, QUERY],
  [{ showControls: false }, { ...QUERY, controls: '0' }],
  [{ startAt: 42 }, { ...QUERY, start: '42' }],
])('the player of %j is asked for %j, on the host without cookies', (changes, query) => {
  const { origin, pathname, searchParams } = new URL(embedUrl({ ...VIDEO, ...changes }))
  expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/sample-t00x')
  expect(Object.fromEntries(searchParams)).toEqual(query)
})

it.each([
  [0, 'https://www.youtube.com/watch?v=sample-t00x'],
  [42, 'https://www.youtube.com/watch?v=sample-t00x&t=42s'],
])("the video's page, from second %d", (startAt, address) => {
  expect(watchUrl({ ...VIDEO, startAt })).toBe(address)
})
