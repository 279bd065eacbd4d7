/** What each folder may import, and how long a file may be. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const SHIPPED = ['src', 'machines', 'content', 'calculators', 'supabase/functions']
const LINES = 250
/** Shared by tests, scripts and the inspector; none of it is shipped. */
const KIT = 'machines/kit'

const STATIC = /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g

const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g

/** The module specifiers in a source text; for `import.meta.glob`, the folder it searches. */
function specifiers(source: string): string[] {
  const named = [...source.matchAll(STATIC), ...source.matchAll(DYNAMIC)].map(
    ([, specifier]) => specifier ?? '',
  )
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
const listed = (imports: Import[]) => imports.map(({ file, target }) => `${file} imports ${target}`)
const matches = (target: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(target))

it('imports are found however they are written', () => {
  const source = `
    import { a } from './a.ts'
    import type { B } from "./b.ts"
    import c, {
      type D,
      e as f,
    } from '../c.tsx'
    import './d.css'
    export * from './e.ts'
    const text = 'taken from here' // not an import
    const g = () => import(
      './g.ts'
    )
    const h = import.meta.glob<{ a?: B }>('../h/*/b.json', { eager: true })
    const i = import.meta.glob(['./i/*.ts', '!./i/b.ts'])`
  const found = ['./a.ts', './b.ts', '../c.tsx', './d.css', './e.ts', './g.ts', '../h/', './i/']
  expect(specifiers(source)).toEqual(found)
})

/** The features that may import another one, each with the reason. */
const FEATURE_IMPORTS: Record<string, string> = {
  'calculators → communities': 'a price may start from what a community was assessed at',
  'calculators → overflow': 'tables of figures are wider than a phone',
  'leads → attribution': 'a lead carries the campaign of the visit',
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
  const FEATURES = /^src\/(features|pages)\//
  const INSPECTOR_TESTS = [/^tests\/inspector\//, /^tests\/unit\/inspector\//]
  const ROUTES = /^src\/(routes\/|[^/]+$)/

  it.each<[string, RegExp[]]>([
    // content/types.ts contains types only, so machines do not depend on the site's texts.
    ['machines', [/^machines\/(?!kit\/)/, /^content\/(constants|desk-filters|types)\.ts$/, /^xstate$/]],
    ['machines/kit', [/^machines\//, /^content\/constants\.ts$/, /^xstate$/, /^valibot$/]],
    ['content', [/^content\//, /^valibot$/]],
    ['calculators', [/^calculators\//, /^content\//]],
    [
      'supabase/functions',
      [
        /^supabase\/functions\//,
        /^content\//,
        ...Object.keys(deno.imports).map((name) => RegExp(name.endsWith('/') ? `^${name}` : `^${name}$`)),
      ],
    ],
  ])('%s imports only what it may', (folder, allowed) => {
    const imports = importsOf(folder).filter(({ file }) => folder === KIT || !file.startsWith(`${KIT}/`))
    expect(imports).not.toEqual([])
    expect(listed(imports.filter(({ target }) => !matches(target, allowed)))).toEqual([])
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
    const imports = importsOf(folder)
    expect(imports).not.toEqual([])
    expect(listed(imports.filter(({ target }) => matches(target, forbidden)))).toEqual([])
  })

  it('pages import from other pages only what guides and property types share', () => {
    const KITS = ['guides', 'property-types']
    const pageOf = (path: string) => /^src\/pages\/((?:property-types\/(?=[^/]+\/))?[^/]+)\//.exec(path)?.[1]
    const strangers = importsOf('src/pages').filter(({ file, target }) => {
      const other = pageOf(target)
      return other !== undefined && other !== pageOf(file) && !KITS.includes(other)
    })
    expect(listed(strangers)).toEqual([])
  })

  it('features import one another only as listed', () => {
    const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
    const pairs = importsOf('src/features').flatMap(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)]
      return from && to && from !== to ? `${from} → ${to}` : []
    })
    expect([...new Set(pairs)].sort()).toEqual(Object.keys(FEATURE_IMPORTS).sort())
  })

  it('the inspector imports machines, UI parts, styles and its own libraries only', () => {
    const VIRTUAL = /^virtual:machine-(paths|words)$/
    const TOOLS =
      /^(react|react-dom|xstate|@xstate\/react|valibot|elkjs|@statelyai\/inspect|@tanstack\/react-router|lucide-react)(\/|$)/
    const allowed = [/^src\/(inspector|ui|styles|assets)\//, /^machines\//, /^content\//, TOOLS, VIRTUAL]
    const imports = importsOf('src/inspector')
    expect(imports).not.toEqual([])
    expect(listed(imports.filter(({ target }) => !matches(target, allowed)))).toEqual([])
  })

  it('the site imports neither the inspector nor the kit it shares with the tests', () => {
    const importers = importsOf('src').filter(
      ({ file, target }) =>
        matches(target, [/^src\/inspector\//, /^machines\/kit\//]) && !file.startsWith('src/inspector/'),
    )
    expect(listed(importers)).toEqual([])
  })

  it('only its own tests import the inspector; scripts and other tests use machines/kit', () => {
    const importers = ['scripts', 'tests']
      .flatMap(importsOf)
      .filter(({ file, target }) => target.startsWith('src/inspector/') && !matches(file, INSPECTOR_TESTS))
    expect(listed(importers)).toEqual([])
  })

  it('only use-machine-actor.ts runs machines, so the inspector can watch all of them', () => {
    const USES = /\buse(ActorRef|Actor|Machine)\b/
    const runners = ['src/browser', 'src/features', 'src/pages', 'src/routes', 'src/ui']
      .flatMap(importsOf)
      .filter(({ file, target }) => target === '@xstate/react' && USES.test(readFileSync(file, 'utf8')))
    expect(listed(runners)).toEqual(['src/browser/use-machine-actor.ts imports @xstate/react'])
  })

  it('only one module imports the path generator', () => {
    const importers = [...SHIPPED, 'scripts', 'tests']
      .flatMap(importsOf)
      .filter(({ target }) => /^@xstate\/(test|graph)/.test(target))
    expect(listed(importers)).toEqual(['tests/path-harness/model.ts imports @xstate/test'])
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

describe('state outside of the machines', () => {
  const IMPORT = /^import\s[\s\S]*?\sfrom\s.*$/gm
  const sources = files('src', /\.tsx?$/)
    .filter((file) => !file.startsWith('src/inspector/'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(IMPORT, '') }))

  it('is in the drivers of src/browser, which machines invoke, and in what starts a page', () => {
    const STATE = /\b(useState|useReducer|setTimeout|setInterval|addEventListener|localStorage)\b/
    const stateful = sources.filter(({ source }) => STATE.test(source)).map(({ file }) => file)
    expect(stateful.length).toBeGreaterThan(10)
    expect(stateful.filter((file) => !/^src\/(browser|loading)\//.test(file))).toEqual([])
  })

  it('is in a component or hook only a ref to an element', () => {
    const refs = sources.flatMap(({ file, source }) =>
      [...source.matchAll(/\buseRef\b.*/g)].map(([ref]) => `${file}: ${ref}`),
    )
    expect(refs.length).toBeGreaterThan(10)
    expect(refs.filter((ref) => !/useRef<(HTML\w*Element|Revealed)>\(null\)$/.test(ref))).toEqual([])
  })
})

describe('file length', () => {
  const all = ['src', 'machines', 'content', 'calculators', 'supabase', 'scripts'].flatMap((folder) =>
    files(folder, /\.(tsx?|css|sql|toml|json)$/),
  )

  it(`is under ${LINES} lines`, () => {
    expect(all.length).toBeGreaterThan(50)
    const tooLong = all
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
      .filter(({ lines }) => lines >= LINES)
    expect(tooLong.map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual([])
  })
})

it('no two components share a name', () => {
  const names = files('src', /\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?function ([A-Z]\w*)/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
