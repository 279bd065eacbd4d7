/**
 * Serves the built site as a static host does: clean URLs, to which /contact/ and /contact.html lead, redirects,
 * 404.html for unknown paths, and the headers of `_headers`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { redirects } from '../../content/redirects.ts'
import { headersFor, parseHeaders } from './host-headers.ts'

export function previewPages(): Plugin {
  return {
    name: 'northbow:preview-pages',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const pageFile = (path: string) => join(folder, path === '/' ? 'index.html' : `${path}.html`)
      const rules = headerRules(join(folder, '_headers'))
      const backend = Object.keys(server.config.preview.proxy ?? {})
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        // A host has no part in what the backend answers.
        if (backend.some((route) => pathname.startsWith(route))) return next()
        for (const [name, value] of headersFor(rules(), pathname)) response.setHeader(name, value)
        const meant = redirects[pathname]
        if (meant) return void response.writeHead(301, { location: `${meant}${search}` }).end()
        const clean = pathname.toLowerCase().replace(/(?:\/index)?(?:\.html|\/+)$/, '') || '/'
        if (clean === pathname || !existsSync(pageFile(clean))) return next()
        response.writeHead(308, { location: `${clean}${search}` })
        response.end()
      })
      return () => {
        // Looks for each file when it is asked for: another build may have taken the folder's place.
        const serve = sirv(folder, { etag: true, dev: true })
        server.middlewares.use((request, response) => {
          serve(request, response, () => {
            // Not the caching of the files beside which it is missing.
            response.writeHead(404, {
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-cache',
            })
            const page = join(folder, '404.html')
            // Not even that is there while a build is being written.
            response.end(existsSync(page) ? readFileSync(page) : '')
          })
        })
      }
    },
  }
}

/** The rules in the file, as it is now; those of before while a build is being written. */
function headerRules(file: string): () => ReturnType<typeof parseHeaders> {
  let read = { at: 0, rules: parseHeaders('') }
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? read.at
    if (at !== read.at) read = { at, rules: parseHeaders(readFileSync(file, 'utf8')) }
    return read.rules
  }
}
