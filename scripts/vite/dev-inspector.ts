/** In development `/inspector/` shows the machines of the site. It is never built. */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const PAGE = 'src/inspector/index.html'

export function devInspector(): Plugin {
  return {
    name: 'northbow:dev-inspector',
    apply: 'serve',
    config: () => ({
      // Both are read for dependencies at start: one found later would reload the pages that are open.
      optimizeDeps: {
        entries: ['src/app.tsx', 'src/routes/**/*.tsx', 'src/inspector/main.tsx'],
        include: ['elkjs/lib/elk.bundled.js'],
      },
    }),
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
