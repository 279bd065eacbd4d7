/** Serves a folder as a CDN does: compressed with Brotli before the first request, hashed files for ever. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { HOST } from '../stack/ports.ts'

const COMPRESSED = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/

/** Serves a copy on a free port. Resolves to the address and a function that stops it. */
export async function serve(source: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'northbow-served-'))
  await cp(source, folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true }))
    if (COMPRESSED.test(name))
      await writeFile(join(folder, `${name}.br`), brotliCompressSync(await readFile(join(folder, name))))
  const server = createServer(
    sirv(folder, {
      brotli: true,
      setHeaders: (response, path) =>
        response.setHeader(
          'cache-control',
          path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
