/**
 * When the words of each page last changed, for the sitemap. The page's head has the date with a hash of the words; while
 * these have changed and no date was noted, a page has none, because a wrong one is worse.
 */
import type { PageHead } from '../../content/page-schema.ts'

/** The file with the head of the page at `path`. */
export const contentFile = (path: string): string => `content/pages${path === '/' ? '/home' : path}.ts`

/** The date of a page with these words, YYYY-MM-DD. */
export const dateOf = (words: string, updated: PageHead['updated']): string | undefined =>
  updated?.words === words ? updated.date : undefined

/** The source of a page's content with another date. Throws when its head has none to replace. */
export function withDate(source: string, date: string, words: string): string {
  const line = /^ {2}updated: .*,$/m
  if (!line.test(source)) throw new Error('The head has no line “updated”')
  return source.replace(line, `  updated: { date: '${date}', words: '${words}' },`)
}
