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

/**
 * Tags for a page made by `routeIds`: its styles and the entry script first, then hints for the
 * scripts the entry imports after the first paint, so that they are not found one after another.
 */
export function pageAssets(manifest: Manifest, routeIds: readonly string[]): string {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build has no ${ENTRY}`)
  const keys = reachable(manifest, [APP, ...routeIds.flatMap((id) => routeChunks(manifest, id))])
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  const scripts = [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
    ...scripts
      .filter((file) => file !== entry.file)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('')
}

/** The split parts of a route's file: `/evaluation` is src/routes/evaluation.tsx?tsr-split=component. */
function routeChunks(manifest: Manifest, routeId: string): string[] {
  const name = routeId === '__root__' ? '__root' : routeId.replace(/^\//, '').replaceAll('/', '.') || 'index'
  return Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${name}.tsx?`))
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
