/** `npm run new:page -- NAME TITLE`: writes a page of text: its words in `content/pages/`, its route, and a link to it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { newPageFiles, withLink } from './launch/page-templates.ts'

/** Lists every page, and every page links to it. */
const ALL_PAGES = 'content/pages/accessibility.ts'

const [name = '', title = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || title.trim() === '') {
  console.error('usage: npm run new:page -- privacy "Privacy Policy"')
  process.exit(1)
}

const files = newPageFiles(name, title.trim())
const existing = Object.keys(files).filter((path) => existsSync(path))
if (existing.length > 0) {
  console.error(`${existing.join(' and ')} already exists`)
  process.exit(1)
}
files[ALL_PAGES] = withLink(readFileSync(ALL_PAGES, 'utf8'), name, title.trim())
for (const [path, text] of Object.entries(files)) writeFileSync(path, text)
// Wraps lines that the title made too long.
const { status } = spawnSync('npx', ['biome', 'check', '--write', ...Object.keys(files)], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
// Adds the route to src/routeTree.gen.ts, as every build does.
await resolveConfig({}, 'build')
console.log(`Wrote ${Object.keys(files).join(', ')}. Replace the texts in the first; the last lists the page;
npm run build lists the page /${name} in the sitemap, and npm run make -- dates notes its date.`)
process.exitCode = status ?? 1
