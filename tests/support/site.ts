/** The built site, served with a real backend of its own. */
import { preview } from 'vite'
import { HOST } from '../../scripts/stack/ports.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { KEYS_FOLDER, readPaths, SITE_FOLDER } from './built-site.ts'
import { type Local, startLocal } from './local.ts'

export type Site = Local & { url: string; paths: readonly string[] }

/** Serves the build in `folder`. `stop` ends the server and the backend. */
export async function startSite(folder = SITE_FOLDER): Promise<Site> {
  // Mail leaves when its lead is stored; calling for the rest twice a second takes a tenth of a core.
  const local = await startLocal({ keysOf: KEYS_FOLDER, deliveryIntervalMs: 5_000 })
  const { port } = local.settings
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: HOST, port, strictPort: true, proxy: siteProxy(local.stack.routes) },
  })
  return {
    ...local,
    url: `http://${HOST}:${port}`,
    paths: await readPaths(),
    stop: async () => {
      await server.close()
      await local.stop()
    },
  }
}
