/**
 * In development `/inspector/` shows the machines of the site, and every machine the site runs can be
 * watched there. The accepted traces and the latest coverage come from here, so that the inspector
 * imports nothing of the tests. A build reads none of its modules.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PAGE = 'src/inspector/index.html'

/** The hook that runs the site's machines, and the one that lets the inspector watch them. */
const HOOK = /\/use-machine-actor\.ts$/
const WATCHED_HOOK = 'src/inspector/live/use-watched-actor.ts'

/** The module that holds the traces and the coverage; its id in Vite begins with a null character. */
const PATHS = 'virtual:machine-paths'
const MACHINES = 'tests/machines'
const COVERAGE = '.local/paths/coverage.json'

export function devInspector(): Plugin {
  return {
    name: 'northbow:dev-inspector',
    // Tests of components are served, too, and run the hook that is built.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    enforce: 'pre',
    config: () => ({
      // Read for dependencies at start: one found later would reload the pages that are open.
      optimizeDeps: {
        entries: ['src/app.tsx', 'src/routes/**/*.tsx', 'src/inspector/main.tsx', WATCHED_HOOK],
        include: ['elkjs/lib/elk.bundled.js'],
      },
    }),
    resolveId: {
      filter: { id: [HOOK, RegExp(`^${PATHS}$`)] },
      handler: (id) => (id === PATHS ? `\0${PATHS}` : resolve(WATCHED_HOOK)),
    },
    load: {
      filter: { id: RegExp(`${PATHS}$`) },
      async handler() {
        const files = readdirSync(MACHINES)
          .map((folder) => `${MACHINES}/${folder}/traces.json`)
          .filter((file) => existsSync(file))
        const read = (file: string) => {
          this.addWatchFile(resolve(file))
          return readFile(file, 'utf8')
        }
        const traces = await Promise.all(files.map(read))
        const coverage = existsSync(COVERAGE) ? await read(COVERAGE) : '{}'
        return `export const traces = [${traces.join(',')}]\nexport const coverage = ${coverage}`
      },
    },
    configureServer(server) {
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
