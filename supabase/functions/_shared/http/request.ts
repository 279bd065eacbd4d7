/** Reading requests: how they were posted, and their body. */
import { countedLog } from '../runtime/counted-log.ts'
import { storable } from '../text.ts'
import type { ErrorCode } from './response.ts'

/** Whether a browser posted a form natively, without JavaScript. */
export function isNativePost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded')
}

export type Body = { kind: 'json' | 'form'; value: unknown }

/** How long a body may take; the largest is a form's, 96 KB. */
const BODY_MS = 10_000

const logCutOff = countedLog((count) =>
  count === 1 ? 'a body was cut off, or took too long' : `${count} bodies were cut off, or took too long`,
)

/** Percent-encoding turns one byte into three. */
const FORM_BYTES_PER_BYTE = 3

/**
 * Reads a JSON body of at most `maxBytes`, or a form's of that size before its encoding, whatever length the headers
 * claim. Returns an error code instead of throwing.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Body | ErrorCode> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') return 'unsupported_type'
  const json = type === 'application/json'
  const bytes = await readBytes(request, json ? maxBytes : maxBytes * FORM_BYTES_PER_BYTE)
  if (typeof bytes === 'string') return bytes
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return json
      ? {
          kind: 'json',
          value: JSON.parse(text, (_key, value) => (typeof value === 'string' ? storable(value) : value)),
        }
      : { kind: 'form', value: formFields(text) }
  } catch {
    return 'unreadable'
  }
}

/** The body as it was signed; undefined if it is larger than `maxBytes` or incomplete. */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBytes(request, maxBytes)
  return typeof bytes === 'string' ? undefined : new TextDecoder().decode(bytes)
}

function formFields(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]))
}

/** The whole body, unless it takes too long. */
async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array | 'too_large' | 'unreadable'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, BODY_MS)
  })
  const read = readWhole(request, maxBytes).catch(() => undefined)
  const bytes = await Promise.race([read, tooLate])
  clearTimeout(timer)
  if (bytes) return bytes
  logCutOff()
  return 'unreadable'
}

async function readWhole(request: Request, maxBytes: number): Promise<Uint8Array | 'too_large'> {
  // The server ends a body at its claimed length. Reading it in one piece takes a third of the time.
  const claimed = request.headers.get('content-length')
  if (claimed && Number(claimed) <= maxBytes) {
    const whole = new Uint8Array(await request.arrayBuffer())
    return whole.byteLength > maxBytes ? 'too_large' : whole
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) return 'too_large'
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
