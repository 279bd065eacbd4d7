/** Builds the site that the browser tests open: its machines are observed. */
import { mkdir, writeFile } from 'node:fs/promises'
import { buildSite } from '../../scripts/pages/build-site.ts'
import { loadKeys } from '../../scripts/stack/keys.ts'
import { KEYS_FOLDER, PATHS_FILE, SITE_FOLDER } from './built-site.ts'
import { observedMachines } from './observed-machines.ts'

export async function buildObservedSite(): Promise<void> {
  await mkdir(KEYS_FOLDER, { recursive: true })
  const { SUPABASE_PUBLISHABLE_KEY } = await loadKeys(KEYS_FOLDER)
  const paths = await buildSite(
    { url: '/', publishableKey: SUPABASE_PUBLISHABLE_KEY },
    { dist: SITE_FOLDER, work: KEYS_FOLDER },
    [observedMachines()],
  )
  await writeFile(PATHS_FILE, JSON.stringify(paths))
}
