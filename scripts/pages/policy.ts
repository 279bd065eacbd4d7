/** The content security policy, as a meta tag for any host and as HTTP headers. */
import { embedOrigins } from '../../content/embeds.ts'

function contentSecurityPolicy(backendUrl: string): string[] {
  const backend = URL.canParse(backendUrl) ? ` ${new URL(backendUrl).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${embedOrigins.scripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    `frame-src ${embedOrigins.frames.join(' ')}`,
    `connect-src 'self' ${embedOrigins.connections.join(' ')}${backend}`,
    `form-action 'self' ${embedOrigins.forms.join(' ')}${backend}`,
    "base-uri 'none'",
    "object-src 'none'",
  ]
}

/** A meta tag, for hosts that set no headers. */
export function documentPolicy(backendUrl: string): string {
  const content = contentSecurityPolicy(backendUrl).join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}

/** The `_headers` file, in the format of Netlify and Cloudflare Pages. */
export function headersFile(backendUrl: string): string {
  const policy = [...contentSecurityPolicy(backendUrl), "frame-ancestors 'none'"].join('; ')
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
