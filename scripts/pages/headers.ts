/** The site's HTTP headers: one source for every host and the local server. */
import { headerPolicy, type Inline, pagePolicy, REPORTING_GROUP } from './policy.ts'

export const POLICY = 'Content-Security-Policy'

/** The names of these files change with their content. */
export const ASSETS = '/assets/*'

export type HeaderRule = {
  /** A path; a trailing `*` matches anything. */
  path: string
  headers: Readonly<Record<string, string>>
}

/**
 * Features that no page uses. The film and the embeds need autoplay, fullscreen, encrypted media and
 * picture-in-picture.
 */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/**
 * Each path has the headers of every rule that matches it; no two rules have the same header. `reports` is the address
 * to which browsers report.
 */
export function headerRules(backendUrl: string, reports?: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        [POLICY]: headerPolicy(backendUrl, reports),
        ...(reports && { 'Reporting-Endpoints': `${REPORTING_GROUP}="${reports}"` }),
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      },
    },
    { path: ASSETS, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}

/** A page of the build, by its path; the one for unknown addresses by its file's. */
export type BuiltPage = { path: string; inline: Inline }

/** A page's path, and its own policy. */
export type PagePolicy = readonly [path: string, policy: string]

/** The policies for hosts that send a page's own header in place of one for all addresses; others would send both. */
export const pagePolicies = (
  pages: readonly BuiltPage[],
  backendUrl: string,
  reports?: string,
): PagePolicy[] => pages.map(({ path, inline }) => [path, pagePolicy(backendUrl, inline, reports)])
