/** `npm run build`: the site as static files, for the backend that VITE_SUPABASE_URL names. */
import { loadEnv } from 'vite'
import { explained } from './explained.ts'
import { backendAddress, missingBackend } from './pages/backend-address.ts'
import { buildSite } from './pages/build-site.ts'

try {
  const backend = backendAddress(loadEnv('production', process.cwd(), 'VITE_'))
  for (const warning of missingBackend(backend)) console.warn(warning)
  const paths = await buildSite(backend)
  console.log(`Built ${paths.length} pages and 404.html into dist/`)
} catch (error) {
  console.error(explained(error))
  process.exitCode = 1
}
