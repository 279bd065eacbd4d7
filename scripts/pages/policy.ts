/**
 * The content security policy: whole in a meta tag of each page, for any host, and as an HTTP header for what
 * does not differ between pages.
 */
import { createHash } from 'node:crypto'
import { embedOrigins } from '../../content/embeds.ts'

/** What a page contains inline. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

const hashes = (sources: readonly string[]) =>
  sources.map((source) => ` 'sha256-${createHash('sha256').update(source).digest('base64')}'`).join('')

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
  ]
}

/** A meta tag, which also allows what the page contains inline, by hash. */
export function documentPolicy(backendUrl: string, inline: Inline): string {
  const content = [
    "default-src 'self'",
    `script-src 'self' ${embedOrigins.scripts.join(' ')}${hashes(inline.scripts)}`,
    `style-src 'self'${hashes(inline.styles)}`,
    ...siteDirectives(backendUrl),
  ].join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}

/** The `_headers` file, in the format of Netlify and Cloudflare Pages. */
export function headersFile(backendUrl: string): string {
  const policy = [...siteDirectives(backendUrl), "frame-ancestors 'none'"].join('; ')
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}
