/** `npm run make -- dates`: notes today's date for each page whose words have changed, after `npm run build`. */
import { writeFileSync } from 'node:fs'
import { calgaryDay } from '../supabase/functions/_shared/time.ts'
import { PAGE_DATES_FILE, pageDates, withToday } from './pages/page-dates.ts'
import { wordsHash } from './pages/words.ts'
import { readBuild } from './seo/build.ts'

const { pages, listed } = readBuild('dist')
const words = new Map(
  pages.filter(({ address }) => listed.has(address)).map(({ path, html }) => [path, wordsHash(html)]),
)
const today = calgaryDay(new Date())
const dates = withToday(words, pageDates, today)
writeFileSync(PAGE_DATES_FILE, `${JSON.stringify(dates, null, 2)}\n`)
const changed = [...words].filter(([path, hash]) => pageDates[path]?.words !== hash)
for (const [path] of changed) console.log(`${path}  ${today}`)
console.log(`${changed.length} of ${words.size} pages have a new date. Build again to list them.`)
