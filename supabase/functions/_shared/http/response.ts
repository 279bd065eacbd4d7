/** Answers of the functions: JSON with stable error codes, open to the site from any origin. */
import type { FieldErrors } from '../lead/fields.ts'

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

/** No cookie is involved, so any origin may ask; the headers are those supabase-js sends. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
}

export function preflight(): Response {
  return new Response(null, { status: 204, headers: CORS })
}

export function success(body: object): Response {
  return Response.json(body, { headers: { ...CORS, 'cache-control': 'no-store' } })
}

export function failure(code: ErrorCode, fields?: FieldErrors): Response {
  return Response.json(
    { error: { code, ...(fields ? { fields } : {}) } },
    {
      status: STATUS[code],
      headers: {
        ...CORS,
        'cache-control': 'no-store',
        ...(code === 'method_not_allowed' ? { allow: 'POST, OPTIONS' } : {}),
      },
    },
  )
}

/** 303 to a path of the site, whose address is `siteUrl`, or that of the function itself. */
export function seeOther(path: string, siteUrl: string | undefined): Response {
  const location = siteUrl ? new URL(path, siteUrl).href : path
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Whether a browser sent the request by itself, from a form without JavaScript. */
export function isNativePost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded')
}

export type Body = { kind: 'json' | 'form'; value: unknown }

/**
 * Reads a JSON or form-encoded body of at most `mostBytes`, whatever length the headers claim.
 * Answers an error code instead of throwing.
 */
export async function readBody(request: Request, mostBytes: number): Promise<Body | ErrorCode> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') return 'unsupported_type'
  const bytes = await readBytes(request, mostBytes)
  if (!bytes) return 'too_large'
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return type === 'application/json'
      ? { kind: 'json', value: JSON.parse(text, (_key, value) => storable(value)) }
      : { kind: 'form', value: formFields(text) }
  } catch {
    return 'unreadable'
  }
}

function formFields(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]))
}

/** Postgres text holds neither NUL nor half a surrogate pair: a lead must not be lost to either. */
function storable<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
