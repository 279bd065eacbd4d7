/**
 * Serves the inspector under `/inspector/` in development, and lets it watch every machine that the site
 * runs. Serves the accepted traces and the latest coverage to it, so that the inspector imports nothing from
 * the tests. Not part of a build.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PAGE = 'src/inspector/index.html'

/** The hook that runs the site's machines, and its replacement that the inspector can watch. */
const HOOK = /\/use-machine-actor\.ts$/
const WATCHED_HOOK = 'src/inspector/live/use-watched-actor.ts'

/** The virtual module with the traces and the coverage. Vite ids of virtual modules start with a null character. */
const PATHS = 'virtual:machine-paths'
const MACHINES = 'tests/machines'
const COVERAGE = '.local/paths/coverage.json'

export function devInspector(): Plugin {
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
