/**
 * Serves the inspector under `/inspector/` in development, and lets it watch every machine that the site
 * runs. Serves the accepted traces, the latest coverage, the fixtures' words and the latest failures to it, so
 * that the inspector imports nothing from the tests. Not part of a build.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { unfoldTraces } from '../../machines/kit/trace-file.ts'

const PAGE = 'src/inspector/index.html'

/** The hook that runs the site's machines, and its replacement that the inspector can watch. */
const HOOK = /\/use-machine-actor\.ts$/
const WATCHED_HOOK = 'src/inspector/live/use-watched-actor.ts'

/** The virtual modules. Vite ids of virtual modules start with a null character. */
const PATHS = 'virtual:machine-paths'
const WORDS = 'virtual:machine-words'
const VIRTUAL = /^virtual:machine-(paths|words)$/
const MACHINES = 'tests/machines'
/** Where the tests write what they covered and what failed. */
const REPORTS = '.local/paths'
const COVERAGE = `${REPORTS}/coverage.json`

export function devInspector(): Plugin {
  let server: ViteDevServer
  return {
    name: 'northbow:dev-inspector',
    // Vitest also serves; component tests use the production hook.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    enforce: 'pre',
    config: () => ({
      // Scanned for dependencies at start: one found later would reload open pages.
      optimizeDeps: {
        entries: ['src/app.tsx', 'src/routes/**/*.tsx', 'src/inspector/main.tsx', WATCHED_HOOK],
        include: ['elkjs/lib/elk.bundled.js'],
      },
    }),
    resolveId: {
      filter: { id: [HOOK, VIRTUAL] },
      handler: (id) => (VIRTUAL.test(id) ? `\0${id}` : resolve(WATCHED_HOOK)),
    },
    load: {
      filter: { id: /virtual:machine-(paths|words)$/ },
      async handler(id) {
        const watched = (file: string) => {
          this.addWatchFile(resolve(file))
          return file
        }
        return id.endsWith(PATHS) ? pathsModule(watched) : wordsModule(server, watched)
      },
    },
    configureServer(created) {
      server = created
      // The results of tests that run beside the inspector: seen when its page is loaded again. What each level has
      // walked is in folders of its own: it is written again and again as tests run, and not shown.
      server.watcher.add(REPORTS).on('all', (_, file) => {
        if (dirname(resolve(file)) !== resolve(REPORTS)) return
        for (const id of [PATHS, WORDS]) {
          const module = server.moduleGraph.getModuleById(`\0${id}`)
          if (module) server.moduleGraph.invalidateModule(module)
        }
      })
      server.middlewares.use('/inspector', async (request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
        try {
          const html = await server.transformIndexHtml('/inspector/', await readFile(PAGE, 'utf8'))
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/** The files of each machine's folder that exist. */
const machineFiles = (name: string) =>
  readdirSync(MACHINES)
    .map((folder) => `${MACHINES}/${folder}/${name}`)
    .filter((file) => existsSync(file))

type Watched = (file: string) => string

async function pathsModule(watched: Watched): Promise<string> {
  const read = (file: string) => readFile(watched(file), 'utf8')
  const files = await Promise.all(machineFiles('traces.json').map(read))
  const traces = files.map((text) => JSON.stringify(unfoldTraces(JSON.parse(text))))
  const coverage = existsSync(COVERAGE) ? await read(COVERAGE) : '{}'
  return `export const traces = [${traces.join(',')}]\nexport const coverage = ${coverage}`
}

/** The fixtures are code of the tests, so Vite runs them. */
async function wordsModule(server: ViteDevServer, watched: Watched): Promise<string> {
  machineFiles('fixture.ts').map(watched)
  const [{ machineWords }, { playableFailures }] = await Promise.all([
    server.ssrLoadModule('/scripts/inspector/words.ts'),
    server.ssrLoadModule('/scripts/inspector/failures.ts'),
  ])
  const [words, failures] = await Promise.all([machineWords(), playableFailures()])
  return `export const words = ${JSON.stringify(words)}\nexport const failures = ${JSON.stringify(failures)}`
}
