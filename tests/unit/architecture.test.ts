/** What each folder may import, where state is, and how long a file may be. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const SHIPPED = ['src', 'machines', 'content', 'calculators', 'supabase/functions']
const LINES = 250
const SUBJECT_LINES = 480
/** Shared by tests, scripts and the inspector; none of it is shipped. */
const KIT = 'machines/kit'

const STATIC = /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g

/** The module specifiers in a source text; for `import.meta.glob`, the folder it searches. */
function specifiers(source: string): string[] {
  const named = [...source.matchAll(STATIC), ...source.matchAll(DYNAMIC)].map(([, one = '']) => one)
  const globbed = [...source.matchAll(GLOB)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/['"]([^'"!][^'"]*)['"]/g)].map(([, pattern = '']) => folderOf(pattern)),
  )
  return [...named, ...globbed]
}

/** "../content/pages/*.ts" → "../content/pages/": the part before the first wildcard. */
function folderOf(pattern: string): string {
  const segments = pattern.split('/')
  const wild = segments.findIndex((segment) => /[*?{[(]/.test(segment))
  return wild < 0 ? pattern : `${segments.slice(0, wild).join('/')}/`
}

/** The files below a folder, as paths from the project's root. */
function files(folder: string, kinds: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => kinds.test(file) && !file.includes('/node_modules/') && !/\.gen\.ts$/.test(file))
    .sort()
}

type Import = { file: string; target: string }

/** The imports below a folder. A target is a path from the root for project files, the specifier for packages. */
function importsOf(folder: string): Import[] {
  return files(folder, /\.tsx?$/).flatMap((file) =>
    specifiers(readFileSync(file, 'utf8')).map((specifier) => {
      const path = specifier.split('?')[0] ?? ''
      return { file, target: path.startsWith('.') ? posix.join(posix.dirname(file), path) : path }
    }),
  )
}
const matches = (target: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(target))

/** Those of the imports that are wrong, in words. */
function wrong(folders: readonly string[], isWrong: (one: Import) => boolean): string[] {
  const imports = folders.flatMap(importsOf)
  expect(imports).not.toEqual([])
  return imports.filter(isWrong).map(({ file, target }) => `${file} imports ${target}`)
}

/** The features that may import another one, each with the reason. */
const FEATURE_IMPORTS: Record<string, string> = {
  'calculators → communities': 'a price may start from what a community was assessed at',
  'calculators → overflow': 'tables of figures are wider than a phone',
  'leads → attribution': 'a lead carries the campaign of the visit',
  'leads → auth': 'a request can be followed without giving its address again',
  'leads → communities': 'an address may name a community, and what its homes were assessed at',
  'leads → funnel': 'what visitors do with a form is counted',
  'leads → motion': 'a form that has been seen is counted',
  'navigation → auth': 'the header holds the account menu',
  'navigation → newsletter': 'the footer holds the newsletter form',
  'navigation → theme': 'the header and the drawer hold the theme toggle',
}

describe('imports', () => {
  const deno: { imports: Record<string, string> } = JSON.parse(
    readFileSync('supabase/functions/deno.json', 'utf8'),
  )
  const DENO = Object.keys(deno.imports).map((name) => RegExp(name.endsWith('/') ? `^${name}` : `^${name}$`))
  const FEATURES = /^src\/(features|pages)\//
  const ROUTES = /^src\/(routes\/|[^/]+$)/
  const TOOLS =
    /^(react|react-dom|xstate|@xstate\/react|valibot|elkjs|@statelyai\/inspect|@tanstack\/react-router|lucide-react|virtual:machine-(paths|words))(\/|$)/

  it.each<[string, RegExp[]]>([
    // content/types.ts contains types only, so machines do not depend on the site's texts.
    ['machines', [/^machines\/(?!kit\/)/, /^content\/(constants|desk-filters|types)\.ts$/, /^xstate$/]],
    [KIT, [/^machines\//, /^content\/constants\.ts$/, /^xstate$/, /^valibot$/]],
    ['content', [/^content\//, /^valibot$/]],
    ['calculators', [/^calculators\//, /^content\//]],
    ['supabase/functions', [/^supabase\/functions\//, /^content\//, ...DENO]],
    ['src/inspector', [/^src\/(inspector|ui|styles|assets)\//, /^machines\//, /^content\//, TOOLS]],
  ])('%s imports only what it may', (folder, allowed) => {
    const isAside = (file: string) => folder === 'machines' && file.startsWith(`${KIT}/`)
    expect(wrong([folder], ({ file, target }) => !isAside(file) && !matches(target, allowed))).toEqual([])
  })

  it.each<[string, RegExp[]]>([
    ['src/ui', [FEATURES, ROUTES, /^src\/(browser|backend|seo)\//, /^machines\//]],
    ['src/seo', [FEATURES, ROUTES]],
    ['src/features', [/^src\/pages\//, ROUTES]],
    ['src/pages', [ROUTES]],
    ['src/loading', [FEATURES, ROUTES, /^src\/(ui|backend|seo)\//]],
    ['src/browser', [FEATURES, ROUTES, /^src\/(ui|backend|seo|loading)\//]],
    ['src/backend', [FEATURES, ROUTES, /^src\/(ui|seo)\//]],
    ...SHIPPED.map((folder): [string, RegExp[]] => [folder, [/^scripts\//, /^tests\//, /^vitest/]]),
  ])('%s does not import %j', (folder, forbidden) => {
    expect(wrong([folder], ({ target }) => matches(target, forbidden))).toEqual([])
  })

  it('pages import from other pages only what guides and property types share', () => {
    const KITS = ['guides', 'property-types']
    const pageOf = (path: string) => /^src\/pages\/((?:property-types\/(?=[^/]+\/))?[^/]+)\//.exec(path)?.[1]
    const strangers = wrong(['src/pages'], ({ file, target }) => {
      const other = pageOf(target)
      return other !== undefined && other !== pageOf(file) && !KITS.includes(other)
    })
    expect(strangers).toEqual([])
  })

  it('features import one another only as listed', () => {
    const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
    const pairs = importsOf('src/features').flatMap(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)]
      return from && to && from !== to ? `${from} → ${to}` : []
    })
    expect([...new Set(pairs)].sort()).toEqual(Object.keys(FEATURE_IMPORTS).sort())
  })

  it('only its own tests import the inspector, and nothing of the site imports it or its kit', () => {
    const OWN = [/^src\/inspector\//, /^tests\/inspector\//]
    const isInspector = ({ file, target }: Import) =>
      matches(target, [/^src\/inspector\//]) && !matches(file, OWN)
    const isKit = ({ file, target }: Import) =>
      matches(target, [/^machines\/kit\//]) && matches(file, [/^src\/(?!inspector\/)/])
    expect(wrong(['src', 'scripts', 'tests'], (one) => isInspector(one) || isKit(one))).toEqual([])
  })

  it('one module runs machines, so the inspector can watch all of them, and one generates their paths', () => {
    const USES = /\buse(ActorRef|Actor|Machine)\b/
    const runs = wrong(
      ['src/browser', 'src/features', 'src/pages', 'src/routes', 'src/ui'],
      ({ file, target }) => target === '@xstate/react' && USES.test(readFileSync(file, 'utf8')),
    )
    expect(runs).toEqual(['src/browser/use-machine-actor.ts imports @xstate/react'])
    const generates = wrong([...SHIPPED, 'scripts', 'tests'], ({ target }) =>
      matches(target, [/^@xstate\/(test|graph)/]),
    )
    expect(generates).toEqual(['tests/path-harness/model.ts imports @xstate/test'])
  })

  it('the functions use the package versions that the project is tested with', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const installed: Record<string, string> = { ...devDependencies, ...dependencies }
    for (const [specifier, address] of Object.entries(deno.imports)) {
      // One that ends in a slash stands for the files of a package.
      const [, name = '', slash = ''] = /^(.*?)(\/?)$/.exec(specifier) ?? []
      expect(address).toBe(`npm:${slash}${name}@${installed[name]}${slash}`)
    }
  })
})

it('state is in the drivers of src/browser, which machines invoke, and elsewhere only a ref to an element', () => {
  const IMPORT = /^import\s[\s\S]*?\sfrom\s.*$/gm
  const STATE = /\b(useState|useReducer|setTimeout|setInterval|addEventListener|localStorage)\b/
  const sources = files('src', /\.tsx?$/)
    .filter((file) => !file.startsWith('src/inspector/'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(IMPORT, '') }))
  const stateful = sources.filter(({ source }) => STATE.test(source)).map(({ file }) => file)
  expect(stateful.length).toBeGreaterThan(10)
  expect(stateful.filter((file) => !/^src\/(browser|loading)\//.test(file))).toEqual([])
  const refs = sources.flatMap(({ source }) => source.match(/\buseRef\b.*/g) ?? [])
  expect(refs.length).toBeGreaterThan(10)
  expect(refs.filter((ref) => !/useRef<(HTML\w*Element|Revealed)>\(null\)$/.test(ref))).toEqual([])
})

it(`a file is under ${LINES} lines, and a subject of the database under ${SUBJECT_LINES}`, () => {
  const all = [...SHIPPED, 'supabase', 'scripts'].flatMap((folder) =>
    files(folder, /\.(tsx?|css|sql|toml|json)$/),
  )
  const long = all.filter(
    (file) =>
      readFileSync(file, 'utf8').trimEnd().split('\n').length >=
      (file.endsWith('.sql') ? SUBJECT_LINES : LINES),
  )
  expect(long).toEqual([])
})

it('no two components share a name', () => {
  const names = files('src', /\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?function ([A-Z]\w*)/gm)].map(
      ([, one]) => one,
    ),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
