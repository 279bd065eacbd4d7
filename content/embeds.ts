/** What pages show of other sites: where it may come from, and what is said while and when it does not. */
import { frames, reviewsWidget } from './links.ts'
import { listingSearch } from './listing-search.ts'
import { VIDEO_HOST } from './videos/schema.ts'

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
]

/** By what is loaded from them: the content security policy names them. */
export const embedOrigins = {
  frames: origins([
    VIDEO_HOST.embedOrigin,
    ...Object.values(frames).map(({ href }) => href),
    reviewsWidget.frame,
  ]),
  scripts: origins([reviewsWidget.script]),
  /** Where the community search sends its form without a script. */
  forms: origins([listingSearch.origin]),
} as const

export const embedText = {
  play: 'Play the video',
  loading: 'The video is on its way',
  failed: 'The video did not arrive. The video site may be blocked here, or busy.',
  retry: 'Try again',
  watch: 'Watch it on the video site',
} as const
