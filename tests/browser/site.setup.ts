/** Builds the site once for all workers of the browser tests. */
import { mkdir, writeFile } from 'node:fs/promises'
import { test } from 'playwright/test'
import { buildSite } from '../../scripts/pages/build-site.ts'
import { loadKeys } from '../../scripts/stack/keys.ts'
import { KEYS_FOLDER, PATHS_FILE, SITE_FOLDER } from '../support/built-site.ts'
import { observedMachines } from '../support/observed-machines.ts'

test('builds the site', async () => {
  test.setTimeout(300_000)
  await mkdir(KEYS_FOLDER, { recursive: true })
  const { SUPABASE_PUBLISHABLE_KEY } = await loadKeys(KEYS_FOLDER)
  const paths = await buildSite(
    { url: '/', publishableKey: SUPABASE_PUBLISHABLE_KEY },
    { dist: SITE_FOLDER, work: KEYS_FOLDER },
    [observedMachines()],
  )
  await writeFile(PATHS_FILE, JSON.stringify(paths))
})
