/** Builds the site into `dist/`: static files only, told where its backend is. */
import { build } from 'vite'
import { prerender } from './prerender.ts'

const DIST = 'dist'
const PRERENDER_FOLDER = '.build/prerender'

export type BackendAddress = {
  /** Address of the Supabase project; `/` for the site's own origin. */
  url: string
  publishableKey: string
}

/** Builds everything and returns the paths of the pages. */
export async function buildSite(backend: BackendAddress): Promise<string[]> {
  // Vite puts variables of these names into the bundle.
  process.env.VITE_SUPABASE_URL = backend.url
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
  await build({ logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } })
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/prerender.tsx', outDir: PRERENDER_FOLDER, emptyOutDir: true, manifest: false },
  })
  return prerender(DIST, `${PRERENDER_FOLDER}/prerender.js`, backend.url)
}
