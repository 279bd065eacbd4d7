import { createLazy } from '../loading/lazy.ts'
import { backendUrl, publishableKey } from './config.ts'

/** The backend's only client, loaded on first use because supabase-js is 44 kB. */
export const {
  load: loadClient,
  preload: preloadClient,
  whenLoaded: whenClientLoaded,
} = createLazy(async () => (await import('./client.ts')).createBackendClient(backendUrl, publishableKey))
