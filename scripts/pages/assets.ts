/** Which built files a page needs, from Vite's manifest. */

type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Chunk>

const ENTRY = 'src/main.ts'
const APP = 'src/app.tsx'
/** The router's id for the root route. */
const ROOT = '__root__'

/** The two typefaces. They are preloaded, because every page uses them from the first paint. */
const FONTS = ['src/assets/fonts/fraunces.woff2', 'src/assets/fonts/instrument-sans.woff2']

/**
 * Tags for a page rendered by `routeIds`: its styles, its fonts, and the entry script, with the names of the
 * scripts that it fetches after the first paint, where they do not delay it. The entry blocks rendering,
 * because it sets the theme; it is tiny.
 */
export function pageAssets(manifest: Manifest, routeIds: readonly string[]): string {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build has no ${ENTRY}`)
  const keys = reachable(manifest, [APP, ...routeIds.flatMap((id) => routeChunks(manifest, id))])
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  const scripts = [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  const later = scripts.filter((file) => file !== entry.file).map((file) => `/${file}`)
  const fonts = FONTS.flatMap((source) => manifest[source]?.file ?? [])
  if (fonts.length < FONTS.length) throw new Error(`The build lacks one of ${FONTS.join(', ')}`)
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...(entry.imports ?? []).flatMap((key) =>
      manifest[key] ? [`<link rel="modulepreload" href="/${manifest[key].file}">`] : [],
    ),
    `<script type="module" blocking="render" src="/${entry.file}" data-scripts="${later.join(' ')}"></script>`,
  ].join('')
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

/** The chunks and everything they import statically. */
function reachable(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    reachable(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}
