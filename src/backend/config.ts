/** Where the backend is: set at build time. */

/** `/` stands for the site's own origin. Empty if it was not set. */
export const backendUrl: string = import.meta.env.VITE_SUPABASE_URL ?? ''
export const publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''

/** Address of an edge function, for a form that is posted without JavaScript. */
export function functionUrl(name: string): string {
  return `${backendUrl.replace(/\/$/, '')}/functions/v1/${name}`
}
