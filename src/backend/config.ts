/** Where the backend is, as the build was told. */

/** `/` stands for the site's own origin. Empty when the build was not told. */
export const backendUrl: string = import.meta.env.VITE_SUPABASE_URL ?? ''
export const publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''

/** Address of an edge function, for a form that posts by itself. */
export function functionUrl(name: string): string {
  return `${backendUrl.replace(/\/$/, '')}/functions/v1/${name}`
}
