/**
 * The content security policy. Each page has its own, complete in a meta tag for any host, and in a header where the
 * host supports headers per page. Every other answer has one that is as strict except for inline styles.
 */
import { createHash } from 'node:crypto'
import { embedOrigins } from '../../content/embeds.ts'
import { SCRIPT_POLICY } from '../../src/browser/script.ts'
import { HOME_STARTER, STARTER } from './starter.ts'

/** Names the address for reports, in the policy and in the header `Reporting-Endpoints`. */
export const REPORTING_GROUP = 'reports'

/** A page's inline content. */
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
    // The letters of the home page's headline are within it.
    "font-src 'self' data:",
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

/** A page's permissions, with its inline content by hash. */
const pageDirectives = (backendUrl: string, inline: Inline): string[] => [
  "default-src 'none'",
  scriptDirective(inline.scripts),
  `style-src 'self'${hashes(inline.styles)}`,
  ...siteDirectives(backendUrl),
]

/** Directives that a meta tag cannot express: who may frame the site, and where browsers report violations. */
const headerDirectives = (reports?: string): string[] => [
  "frame-ancestors 'none'",
  // Browsers that know the second ignore the first.
  ...(reports ? [`report-uri ${reports}`, `report-to ${REPORTING_GROUP}`] : []),
]

/** A page's own policy, as a meta tag. */
export const documentPolicy = (backendUrl: string, inline: Inline): string =>
  `<meta http-equiv="Content-Security-Policy" content="${pageDirectives(backendUrl, inline).join('; ')}">`

/** A page's own policy, as a header. */
export const pagePolicy = (backendUrl: string, inline: Inline, reports?: string): string =>
  [...pageDirectives(backendUrl, inline), ...headerDirectives(reports)].join('; ')

/**
 * The header of every other answer, and on some hosts of pages, too, where the page's meta tag holds as well. It allows
 * the inline styles of any page, because their hashes differ and are too long for one header.
 */
export const headerPolicy = (backendUrl: string, reports?: string): string =>
  [
    "default-src 'none'",
    scriptDirective([STARTER, HOME_STARTER]),
    "style-src 'self' 'unsafe-inline'",
    ...siteDirectives(backendUrl),
    ...headerDirectives(reports),
  ].join('; ')
