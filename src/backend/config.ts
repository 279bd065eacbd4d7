/** The address and key of the backend, set at build time. */

/** `/` is the site's own origin. Empty if not set. */
export const backendUrl: string = import.meta.env.VITE_SUPABASE_URL ?? ''
export const publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''

/** Address of an edge function, for a form that is posted without JavaScript. */
export function functionUrl(name: string): string {
  return `${backendUrl.replace(/\/$/, '')}/functions/v1/${name}`
}

/** Whether browsers report errors to the backend. */
export const reportsErrors: boolean = import.meta.env.VITE_REPORTS === 'on'
