/** The built site, served with a real backend of its own. */
import { preview } from 'vite'
import { freePort, HOST } from '../../scripts/stack/ports.ts'
import { siteProxy } from '../../scripts/stack/site-proxy.ts'
import { closeStalled } from '../../scripts/stack/stalled.ts'
import { KEYS_FOLDER, readPaths, SITE_FOLDER } from './built-site.ts'
import { type Local, startLocal } from './local.ts'

export type Site = Local & { url: string; paths: readonly string[] }

/** Serves the build in `folder`. `stop` ends the server and the backend. */
export async function startSite(folder = SITE_FOLDER): Promise<Site> {
  // Mail leaves when its lead is stored; calling for the rest twice a second takes a tenth of a core.
  const local = await startLocal({ keysOf: KEYS_FOLDER, deliveryIntervalMs: 5_000 })
  const served = await serve(folder, local.settings.port, siteProxy(local.stack.routes))
  const stop = async () => {
    await served.stop()
    await local.stop()
  }
  return { ...local, ...served, stop }
}

/** The build alone, for tests that ask nothing of a backend: starting one takes seconds of computing. */
export async function startPages(): Promise<Site> {
  const none = (): never => {
    throw new Error('These pages are served without a backend')
  }
  const served = await serve(SITE_FOLDER, await freePort(), {})
  return {
    ...served,
    get settings() {
      return none()
    },
    get stack() {
      return none()
    },
    post: none,
    leads: none,
    mails: none,
    mailsTo: none,
    formToken: none,
  }
}

async function serve(outDir: string, port: number, proxy: ReturnType<typeof siteProxy>) {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { host: HOST, port, strictPort: true, proxy },
  })
  closeStalled(server.httpServer)
  return { url: `http://${HOST}:${port}`, paths: await readPaths(), stop: () => server.close() }
}
