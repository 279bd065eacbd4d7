/** Renders each page on request in development, with the code that prerenders it. */
import type { Connect, Plugin } from 'vite'
import { LATER_ID } from '../../src/loading/remember-build.ts'
import { SHEETS_ID } from '../../src/loading/style-sheets.ts'
import { starterOf } from '../pages/starter.ts'

/** A browser names HTML; curl accepts anything, and so do scripts that ask for a missing file, which has an ending. */
function asksForPage({ method, headers, originalUrl = '/' }: Connect.IncomingMessage): boolean {
  if (method !== 'GET') return false
  const { accept = '*/*' } = headers
  const { pathname } = new URL(originalUrl, 'http://localhost')
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathname))
}

export function devPages(): Plugin {
  return {
    name: 'northbow:dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!asksForPage(request)) return next()
          try {
            const url = request.originalUrl ?? '/'
            const { pathname } = new URL(url, 'http://localhost')
            const { renderPage } = (await server.ssrLoadModule(
              '/src/prerender.tsx',
            )) as typeof import('../../src/prerender.tsx')
            const page = await renderPage(url)
            const scripts = await server.transformIndexHtml(
              url,
              `<head></head><template id="${LATER_ID}"></template><template id="${SHEETS_ID}"></template><script>${starterOf(pathname)}</script><script type="module" src="/src/main.ts"></script>`,
            )
            const html = page.html.replace('</head>', `${scripts.replace(/<\/?head>/g, '')}</head>`)
            response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
            response.end(html)
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
  }
}
