/** `npm start`: builds the site and serves it with its whole backend until Ctrl-C. */
import { preview } from 'vite'
import { buildSite } from './pages/build-site.ts'
import { runUntilStopped } from './stack/run.ts'
import { siteLogger, siteProxy } from './stack/site-proxy.ts'
import { closeStalled } from './stack/stalled.ts'

await runUntilStopped(async ({ settings, stack, host }) => {
  console.log('Building the site …')
  await buildSite({ url: '/', publishableKey: stack.keys.SUPABASE_PUBLISHABLE_KEY })
  const server = await preview({
    customLogger: siteLogger(),
    preview: { host, port: settings.port, strictPort: true, proxy: siteProxy(stack.routes) },
  })
  closeStalled(server.httpServer)
  return () => server.close()
})
