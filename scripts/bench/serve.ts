/** Serves a folder as a CDN does: compressed with Brotli before the first request, hashed files for ever. */
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, posix, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { HOST } from '../stack/ports.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const COMPRESSED = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/

export type Files = Map<string, Buffer>

/** Every file in a folder, by the path of its URL. */
export async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [`/${relative(folder, path).split(sep).join('/')}`, await readFile(path)] as const,
      ),
    ),
  )
}

/** Serves the files on a free port. Resolves to the address and a function that stops it. */
export async function serve(files: Files): Promise<{ url: string; stop: () => Promise<void> }> {
  const bodies = new Map(
    [...files].map(([path, body]) => [path, COMPRESSED.test(path) ? brotliCompressSync(body) : body]),
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = [pathname, `${pathname}.html`, posix.join(pathname, 'index.html')].find((one) =>
      bodies.has(one),
    )
    response.writeHead(path ? 200 : 404, {
      'content-type': TYPES[extname(path ?? '')] ?? 'text/plain',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(path && COMPRESSED.test(path) && { 'content-encoding': 'br' }),
    })
    response.end(path && bodies.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${HOST}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
