/** Which built files a page needs, from Vite's manifest. */
import { STARTS_BY_ITSELF } from '../../src/loading/starts-by-itself.ts'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Chunk>

const ENTRY = 'src/main.ts'
/** The router's id for the root route. */
const ROOT = '__root__'

/** The two typefaces. Every page uses them. */
const FONTS = ['src/assets/fonts/fraunces.woff2', 'src/assets/fonts/instrument-sans.woff2']

/** The site's styles are one file, so that pages restyle once and the next page has it already. */
const STYLES = 'style.css'

/** Addresses of built files. */
export type PageAssets = {
  styles: string
  fonts: string[]
  entry: string
  /** The entry script's files before the application starts, in import order. */
  scripts: string[]
  /** The files loaded when the visitor first acts: the page and its deferred parts. */
  parts: string[]
}

/** The files of a page rendered by `routeIds`. */
export function pageAssets(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  // The entry loads nothing but the application on demand.
  const { dynamicImports: app = [] } = manifest[ENTRY] ?? {}
  if (app.length === 0) throw new Error(`The build has no ${ENTRY} that loads the application`)
  const page = routeIds.flatMap((id) => routeChunks(manifest, id))
  const atOnce = routeIds.some((id) => STARTS_BY_ITSELF.includes(id)) ? page : []
  const ofApp = reachable(manifest, app)
  const first = reachable(manifest, [...app, ...atOnce])
  const parts = [...reachable(manifest, page)]
    .filter((key) => !ofApp.has(key))
    .flatMap((key) => [key, ...(manifest[key]?.dynamicImports ?? [])])
  const scripts = (keys: Set<string>) =>
    [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))].map(address)
  return {
    styles: builtStyles(manifest),
    fonts: FONTS.map((font) => built(manifest, font)),
    entry: built(manifest, ENTRY),
    scripts: scripts(first),
    parts: scripts(reachable(manifest, parts)).filter((file) => !scripts(first).includes(file)),
  }
}

/** The address of the site's style sheet. */
export const builtStyles = (manifest: Manifest): string => built(manifest, STYLES)

const address = (file: string) => `/${file}`

function built(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`The build has no ${source}`)
  return address(file)
}

/**
 * The chunks of a route's component: `/evaluation` is src/routes/evaluation.tsx?tsr-split=component, in folders
 * or with dots. The root route is part of the application's chunk. Throws when a route has no chunk, because
 * its page would be unstyled.
 */
function routeChunks(manifest: Manifest, routeId: string): string[] {
  if (routeId === ROOT) return []
  const chunks = Object.keys(manifest).filter((key) => idOf(key) === routeId)
  if (chunks.length === 0) throw new Error(`The build has no chunk for the route ${routeId}`)
  return chunks
}

/** The id of the route that a chunk belongs to; undefined for other chunks. */
function idOf(key: string): string | undefined {
  const [, name] = /^src\/routes\/(.+)\.tsx\?/.exec(key) ?? []
  return name && `/${name === 'index' ? '' : name.replaceAll('.', '/')}`
}

/** The chunks and their static imports, in import order. */
function reachable(
  manifest: Manifest,
  keys: readonly string[],
  found = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    reachable(manifest, manifest[key]?.imports ?? [], found, seen)
    found.add(key)
  }
  return found
}
