/** The backend that a build is made for, from the settings. */
import { REPORTS_FUNCTION } from '../../content/reports.ts'
import { isSecureAddress } from '../../supabase/functions/_shared/http/secure-address.ts'

export type BackendAddress = {
  /** Address of the Supabase project; `/` for the site's own origin; empty for none. */
  url: string
  publishableKey: string
  /** False when browsers are to report nothing. */
  reports?: boolean
}

const URL_VARIABLE = 'VITE_SUPABASE_URL'
const REPORTS_VARIABLE = 'VITE_REPORTS'

/**
 * Throws when the address is not one, or not a server's, because the site would be built with a content security
 * policy that allows no request to the backend; and when it has no TLS, except on this machine.
 */
export function backendAddress(settings: Readonly<Record<string, string | undefined>>): BackendAddress {
  const url = settings[URL_VARIABLE]?.trim() ?? ''
  const publishableKey = settings.VITE_SUPABASE_PUBLISHABLE_KEY?.trim() ?? ''
  const wanted = settings[REPORTS_VARIABLE]?.trim() || 'on'
  if (wanted !== 'on' && wanted !== 'off') throw new Error(`${REPORTS_VARIABLE} must be on or off`)
  const reports = wanted === 'on'
  if (url === '' || url === '/') return { url, publishableKey, reports }
  if (!isSecureAddress(url))
    throw new Error(
      `${URL_VARIABLE} must begin with https://, such as https://YOUR-PROJECT.supabase.co; it is "${url}".`,
    )
  const { pathname, search, hash } = new URL(url)
  if (`${pathname}${search}${hash}` !== '/')
    throw new Error(`${URL_VARIABLE} must end with the host's name; it is "${url}".`)
  return { url: url.replace(/\/$/, ''), publishableKey, reports }
}

/** Where browsers report policy violations and errors; undefined if they should not, or there is no backend. */
export function reportsAddress({ url, reports = true }: BackendAddress): string | undefined {
  if (url === '' || !reports) return undefined
  return `${url === '/' ? '' : url}/functions/v1/${REPORTS_FUNCTION}`
}

/** What a build without the settings lacks, as a message. */
export function missingBackend({ url, publishableKey }: BackendAddress): string[] {
  return Object.entries({ [URL_VARIABLE]: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey })
    .filter(([, value]) => !value)
    .map(([name]) => `${name} is not set. The forms of this build cannot send leads.`)
}
