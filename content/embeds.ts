/** Embedded third-party content: the origins it may come from, and the text while it loads or fails. */
import { frames, reviewsWidget } from './links.ts'
import { listingSearch } from './listing-search.ts'
import { VIDEO_HOST } from './videos/host.ts'

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
]

/** For the content security policy, by directive. */
export const embedOrigins = {
  frames: origins([
    VIDEO_HOST.embedOrigin,
    ...Object.values(frames).map(({ href }) => href),
    reviewsWidget.frame,
  ]),
  scripts: origins([reviewsWidget.script]),
  /** Asked whether they answer, before their frame is shown. */
  connections: origins([reviewsWidget.frame]),
  /** Where the community search submits its form when there is no JavaScript. */
  forms: origins([listingSearch.origin]),
} as const

export const embedText = {
  play: 'Play the video',
  loading: 'The video is loading',
  failed: 'The video did not load. The video site may be blocked here, or busy.',
  retry: 'Try again',
  watch: 'Watch it on the video site',
} as const
