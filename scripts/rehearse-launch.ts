/**
 * `npm run rehearse:launch`: goes live in a copy of the project. Adds the missing pages and one more, fills in every sample with values
 * like a real team's where the content still has samples, and shows that the launch check, the build, the type check and the unit tests pass.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree, runIn } from './launch/copy-tree.ts'
import { filled } from './launch/fill-samples.ts'
import { REQUIRED_PAGES } from './launch/findings.ts'

/** Like those of a hosted project. */
const SETTINGS = {
  LAUNCH_REHEARSAL: '1',
  VITE_SUPABASE_URL: 'https://ridgelinehomesabcdefg.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_rehearsal',
  SITE_URL: 'https://ridgeline-homes.ca',
  TEAM_EMAIL: 'hello@ridgeline-homes.ca',
  RESEND_API_KEY: 're_rehearsal',
  TRUSTED_PROXY_HOPS: '1',
}

/** What reads no content. */
const OTHER_TESTS = ['machines/*.test.ts', 'calculators/**', 'unit/inspector/**', 'unit/require-node.test.ts']

const tree = copyTree('launch-rehearsal-')

/** Ends the rehearsal when the step fails, with what it said. */
function step(what: string, command: readonly string[]): void {
  console.log(what)
  const { status, output } = runIn(tree, command, SETTINGS)
  if (status === 0) return
  console.error(output)
  throw new Error(`The rehearsal failed: ${what}`)
}

const script = (name: string, ...args: string[]) => [
  process.execPath,
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...args,
]

try {
  for (const path of [...Object.keys(REQUIRED_PAGES), '/a-page-of-text'])
    if (!existsSync(join(tree, `src/routes${path}.tsx`)))
      step(`Adding the page ${path}`, script('new-page', path.slice(1), `The ${path.slice(1)}`))
  for (const name of readdirSync(join(tree, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const file = join(tree, 'content', name)
    writeFileSync(file, filled(`content/${name}`, readFileSync(file, 'utf8'), console.log))
  }
  step('npm run launch-check', script('launch-check'))
  step('npm run build', script('build'))
  step('tsc', ['node_modules/.bin/tsc'])
  step('The unit tests', [
    'node_modules/.bin/vitest',
    'run',
    ...['unit', 'components'].flatMap((project) => ['--project', project]),
    ...OTHER_TESTS.flatMap((path) => ['--exclude', `tests/${path}`]),
  ])
  console.log('All of it passes.')
} finally {
  rmSync(tree, { recursive: true, force: true })
}
