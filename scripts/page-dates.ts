/** `npm run make -- dates`: notes today's date for each page whose words have changed, after `npm run build`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageHead } from '../content/page-schema.ts'
import { calgaryDay } from '../supabase/functions/_shared/time.ts'
import { contentFile, dateOf, withDate } from './pages/page-dates.ts'
import { wordsHash } from './pages/words.ts'
import { readBuild } from './seo/build.ts'

const { pages, listed } = readBuild('dist')
const today = calgaryDay(new Date())
let changed = 0
for (const { address, path, html } of pages) {
  if (!listed.has(address)) continue
  const file = contentFile(path)
  const { head }: { head: PageHead } = await import(pathToFileURL(resolve(file)).href)
  const words = wordsHash(html)
  if (dateOf(words, head.updated)) continue
  writeFileSync(file, withDate(readFileSync(file, 'utf8'), today, words))
  console.log(`${path}  ${today}`)
  changed++
}
console.log(`${changed} of ${listed.size} pages have a new date. Build again to list them.`)
