/** Serves the built site as a static host does: clean URLs, and 404.html for unknown paths. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

export function previewPages(): Plugin {
  return {
    name: 'northbow:preview-pages',
    configurePreviewServer(server) {
      const folder = join(server.config.root, server.config.build.outDir)
      return () => {
        const serve = sirv(folder, { etag: true })
        server.middlewares.use((request, response) =>
          serve(request, response, () => {
            response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
            response.end(readFileSync(join(folder, '404.html')))
          }),
        )
      }
    },
  }
}
