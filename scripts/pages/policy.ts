/**
 * The content security policy: whole in a meta tag of each page, for any host, and as an HTTP header for what
 * does not differ between pages.
 */
import { createHash } from 'node:crypto'
import { embedOrigins } from '../../content/embeds.ts'
import { SCRIPT_POLICY } from '../../src/browser/script.ts'
import { HOME_STARTER, STARTER } from './starter.ts'

/** Names the address for reports, in the policy and in the header `Reporting-Endpoints`. */
export const REPORTING_GROUP = 'reports'

/** What a page contains inline. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

const hashes = (sources: readonly string[]) =>
  sources.map((source) => ` 'sha256-${createHash('sha256').update(source).digest('base64')}'`).join('')

const scriptDirective = (inline: readonly string[]) =>
  `script-src 'self' ${embedOrigins.scripts.join(' ')}${hashes(inline)}`

/** The directives that are the same on every page. */
function siteDirectives(backendUrl: string): string[] {
  const backend = URL.canParse(backendUrl) ? ` ${new URL(backendUrl).origin}` : ''
  return [
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${embedOrigins.frames.join(' ')}`,
    `connect-src 'self' ${embedOrigins.connections.join(' ')}${backend}`,
    `form-action 'self' ${embedOrigins.forms.join(' ')}${backend}`,
    "base-uri 'none'",
    "object-src 'none'",
    // Text becomes a script nowhere, except for the addresses of a widget's script and of our own worker.
    "require-trusted-types-for 'script'",
    `trusted-types ${SCRIPT_POLICY}`,
  ]
}

/** A meta tag, which also allows what the page contains inline, by hash. */
export function documentPolicy(backendUrl: string, inline: Inline): string {
  const content = [
    "default-src 'none'",
    scriptDirective(inline.scripts),
    `style-src 'self'${hashes(inline.styles)}`,
    ...siteDirectives(backendUrl),
  ].join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}

/**
 * The header, without what differs between pages, and with what a meta tag cannot say: who may frame the site, and
 * where browsers report what they refused. The home page's inline script is another than that of the other pages.
 */
export function headerPolicy(backendUrl: string, reports?: string): string {
  return [
    scriptDirective([STARTER, HOME_STARTER]),
    ...siteDirectives(backendUrl),
    "frame-ancestors 'none'",
    // Browsers that know the second ignore the first.
    ...(reports ? [`report-uri ${reports}`, `report-to ${REPORTING_GROUP}`] : []),
  ].join('; ')
}
