/** Documents name files and settings that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'

const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Files that a document tells its reader to write. */
const TO_WRITE = ['content/pages/privacy.ts', 'content/pages/terms.ts']

it('every file that a document names exists, but for what a decision says of its time', () => {
  // Not one of several that a pattern stands for.
  const PATH = /`((?:\.github|content|docs|machines|scripts|src|supabase|tests)\/[^`\s*<>{}…]+)`/g
  const named = documents
    .filter(({ file }) => !file.startsWith(join('docs', 'decisions')))
    .flatMap(({ file, text }) => [...text.matchAll(PATH)].map(([, path = '']) => ({ file, path })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !existsSync(path) && !TO_WRITE.includes(path))).toEqual([])
})

it('every link to a file leads to one', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => join(dirname(file), path)),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

it('the deployment guide completes the settings for production, which name no machine', () => {
  const config = readFileSync('supabase/config.toml', 'utf8')
  const guide = readFileSync('docs/deploy.md', 'utf8')
  expect(config.replace(/^#.*$/gm, '')).not.toMatch(/127\.0\.0\.1|localhost|site_url|redirect_urls/)
  const [, block = ''] = /```toml\n(.*?)```/s.exec(guide) ?? []
  expect(parse(`${config}\n${block.replace(/^ {3}/gm, '')}`).remotes).toMatchObject({
    production: {
      project_id: expect.stringMatching(/^[a-z]{20}$/),
      auth: {
        site_url: 'https://YOUR-DOMAIN',
        additional_redirect_urls: ['https://YOUR-DOMAIN/**'],
        email: { smtp: { enabled: true, pass: expect.stringMatching(/^env\(\w+\)$/) } },
      },
    },
  })
  // Without it, the command would push to the local stack.
  for (const [command] of guide.matchAll(/^ *supabase db push.*$/gm)) expect(command).toContain('--remote')
})
