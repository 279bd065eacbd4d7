/** Builds the site as static files for a given backend. */
import { join } from 'node:path'
import { build, createLogger, type Plugin } from 'vite'
import { writeAuthMails } from '../auth-mails/templates.ts'
import { contentMistakes } from '../content/check.ts'
import { holidaysNote } from '../content/holidays.ts'
import { type BackendAddress, reportsAddress } from './backend-address.ts'
import { writeHostFiles } from './host-files.ts'
import { NOT_FOUND, prerender } from './prerender.ts'

/** The output folder, and the folder of the module that renders the pages. */
const DEFAULT_FOLDERS = { dist: 'dist', work: '.build' }

/** A selector that the minifier warns about but keeps; browsers support it. */
const KNOWN_WARNING = "'target-current' is not recognized"

/** Logs warnings and errors except the known one, so that every message matters. */
function logger() {
  const log = createLogger('warn')
  const { warn } = log
  log.warn = (message, options) => {
    if (!message.includes(KNOWN_WARNING)) warn(message, options)
  }
  return log
}

/**
 * Builds everything, also the mails about accounts, and returns the paths of the pages. Builds that run at the same time need folders of their own.
 * `plugins` are added for the browser's code. Throws before the build with every mistake in the content.
 */
export async function buildSite(
  backend: BackendAddress,
  { dist, work } = DEFAULT_FOLDERS,
  plugins: Plugin[] = [],
): Promise<string[]> {
  const mistakes = await contentMistakes()
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join('\n')}`)
  const note = holidaysNote(new Date())
  if (note) console.warn(note)
  writeAuthMails()
  const prerenderFolder = join(work, 'prerender')
  // Vite inlines these variables into the bundle.
  process.env.VITE_SUPABASE_URL = backend.url
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
  const reports = reportsAddress(backend)
  process.env.VITE_REPORTS = reports ? 'on' : 'off'
  const log = { logLevel: 'warn', customLogger: logger() } as const
  await build({ ...log, plugins, build: { outDir: dist, emptyOutDir: true } })
  await build({
    ...log,
    build: {
      copyPublicDir: false,
      ssr: 'src/prerender.tsx',
      outDir: prerenderFolder,
      emptyOutDir: true,
      manifest: false,
      // This bundle runs once, at build time, so splitting it has no effect.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
    },
  })
  const pages = await prerender(dist, join(prerenderFolder, 'prerender.js'), backend.url)
  await writeHostFiles(dist, join(work, 'hosts'), backend.url, pages, reports)
  return pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND)
}
