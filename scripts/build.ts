/** `npm run build`: the site as static files, for the backend that VITE_SUPABASE_URL names. */
import { loadEnv } from 'vite'
import { buildSite } from './pages/build-site.ts'

const settings = loadEnv('production', process.cwd(), 'VITE_')
const url = settings.VITE_SUPABASE_URL ?? ''
const publishableKey = settings.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''
for (const [name, value] of Object.entries({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
}))
  if (!value) console.warn(`${name} is not set. The forms of this build cannot send leads.`)

const paths = await buildSite({ url, publishableKey })
console.log(`Built ${paths.length} pages and 404.html into dist/`)
