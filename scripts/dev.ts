/** `npm run dev`: runs the site with hot reload and its whole backend until Ctrl-C. */
import { createServer } from 'vite'
import { writeAuthMails } from './auth-mails/templates.ts'
import { runUntilStopped } from './stack/run.ts'
import { siteLogger, siteProxy } from './stack/site-proxy.ts'

writeAuthMails()
await runUntilStopped(
  async ({ settings, stack, host }) => {
    process.env.VITE_SUPABASE_URL = '/'
    process.env.VITE_SUPABASE_PUBLISHABLE_KEY = stack.keys.SUPABASE_PUBLISHABLE_KEY
    const server = await createServer({
      customLogger: siteLogger(),
      server: { host, port: settings.port, strictPort: true, proxy: siteProxy(stack.routes) },
    })
    await server.listen()
    return () => server.close()
  },
  { watch: true },
)
