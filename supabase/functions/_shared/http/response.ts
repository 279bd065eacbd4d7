/** Responses of the functions: JSON with stable error codes, readable from any origin. */
import type { FieldErrors } from '../../../../content/types.ts'

export type ErrorCode =
  | 'conflict'
  | 'forbidden'
  | 'invalid'
  | 'method_not_allowed'
  | 'store_unavailable'
  | 'too_large'
  | 'unreadable'
  | 'unsupported_type'

const STATUS: Record<ErrorCode, number> = {
  unreadable: 400,
  forbidden: 403,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  store_unavailable: 503,
}

/**
 * On every answer: do not store it, do not show it as a page, alone or in a frame. HSTS for a year, as on the pages.
 */
const ANSWER = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** No cookies are involved, so any origin is allowed. The headers are those that supabase-js sends. */
const CORS = {
  ...ANSWER,
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
}

export function preflight(): Response {
  return new Response(null, { status: 204, headers: CORS })
}

export function success(body: object): Response {
  return Response.json(body, { headers: CORS })
}

export function failure(code: ErrorCode, fields?: FieldErrors): Response {
  return Response.json(
    { error: { code, ...(fields ? { fields } : {}) } },
    {
      status: STATUS[code],
      headers: { ...CORS, ...(code === 'method_not_allowed' ? { allow: 'POST, OPTIONS' } : {}) },
    },
  )
}

/** 303 to a path on the site. Without a `siteUrl` the functions answer on the site's own origin. */
export function seeOther(path: string, siteUrl: string | undefined): Response {
  const location = siteUrl ? new URL(path, siteUrl).href : path
  return new Response(null, { status: 303, headers: { ...ANSWER, location } })
}

/** Success without a body. No script reads it, only the browser that reports to another origin. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: CORS })
}
