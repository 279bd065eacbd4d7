/**
 * When the words of each page last changed, for the sitemap. `content/page-dates.json` has the date with a hash of the
 * words; while these have changed and no date was noted, a page has none, because a wrong one is worse.
 */
import * as v from 'valibot'
import noted from '../../content/page-dates.json' with { type: 'json' }

const PageDates = v.record(v.string(), v.object({ date: v.pipe(v.string(), v.isoDate()), words: v.string() }))
export type PageDates = v.InferOutput<typeof PageDates>

export const PAGE_DATES_FILE = 'content/page-dates.json'
export const pageDates: PageDates = v.parse(PageDates, noted)

/** The date of a page with these words, YYYY-MM-DD. */
export const dateOf = (path: string, words: string, dates: PageDates): string | undefined =>
  dates[path]?.words === words ? dates[path].date : undefined

/** The dates when the pages have these words today: only those that have changed are new. */
export function withToday(words: ReadonlyMap<string, string>, dates: PageDates, today: string): PageDates {
  return Object.fromEntries(
    [...words].map(([path, hash]) => [path, { date: dateOf(path, hash, dates) ?? today, words: hash }]),
  )
}
