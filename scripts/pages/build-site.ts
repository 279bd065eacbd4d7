/** Builds the site into `dist/`, as static files for a given backend. */
import { build, createLogger } from 'vite'
import { prerender } from './prerender.ts'

const DIST = 'dist'
const PRERENDER_FOLDER = '.build/prerender'

/** A selector that the minifier warns about but keeps; browsers support it. */
const KNOWN_WARNING = "'target-current' is not recognized"

/** Logs warnings and errors, except the known one, so that every message matters. */
function logger() {
  const log = createLogger('warn')
  const { warn } = log
  log.warn = (message, options) => {
    if (!message.includes(KNOWN_WARNING)) warn(message, options)
  }
  return log
}

export type BackendAddress = {
  /** Address of the Supabase project; `/` for the site's own origin. */
  url: string
  publishableKey: string
}

/** Builds everything and returns the paths of the pages. */
export async function buildSite(backend: BackendAddress): Promise<string[]> {
  // Vite inlines these variables into the bundle.
  process.env.VITE_SUPABASE_URL = backend.url
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
  const log = { logLevel: 'warn', customLogger: logger() } as const
  await build({ ...log, build: { outDir: DIST, emptyOutDir: true } })
  await build({
    ...log,
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: PRERENDER_FOLDER,
      emptyOutDir: true,
      manifest: false,
      // This bundle runs once, at build time, so splitting it has no effect.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  })
  return prerender(DIST, `${PRERENDER_FOLDER}/prerender.js`, backend.url)
}
