/** Reads, validates and stores a lead, then starts its delivery. */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { TRAP_FIELD } from '../../../content/screening.ts'
import type { FieldErrors } from '../../../content/types.ts'
import type { IdentifyClient } from '../_shared/http/client.ts'
import { readBody } from '../_shared/http/request.ts'
import { type ErrorCode, failure, preflight, success } from '../_shared/http/response.ts'
import type { FormTokens } from '../_shared/lead/form-token.ts'
import { parseLead, type RequestDetails, type ScreenedLead } from '../_shared/lead/parse.ts'
import { isFromBrowser, type Seen, screenLead } from '../_shared/lead/screen.ts'
import type { Submission } from '../_shared/lead/store.ts'
import { failureCode } from '../_shared/runtime/database.ts'
import { sha256 } from '../_shared/runtime/hash.ts'
import { type NativeForm, nativeForm, nativeResult } from './native-form.ts'

export type Dependencies = {
  submitLead(lead: ScreenedLead): Promise<Submission>
  identifyClient: IdentifyClient
  readFormToken: FormTokens['read']
  /** Whether forms require a proof of work. */
  asksWork: boolean
  minimumFillMs: number
  /** Starts delivery without keeping the visitor waiting; never throws. */
  startDelivery(): void
  now(): Date
  newId(): string
  siteUrl: string | undefined
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')

  const body = await readBody(request, MAXIMUM_LENGTH.bodyBytes)
  const native = nativeForm(request, body)
  const refuse = (code: ErrorCode, fields?: FieldErrors) =>
    native ? nativeResult(native, { code, fields }, dependencies.siteUrl) : failure(code, fields)
  if (typeof body === 'string') return refuse(body)

  const payload = native ? native.payload : body.value
  const seen = await observe(request, payload, native, dependencies)
  const parsed = parseLead(payload, await requestDetails(request, native, seen, dependencies))
  if (!parsed.ok) return refuse('invalid', parsed.fields)

  const screening = screenLead(
    { ...parsed.lead, address: parsed.lead.address ?? '' },
    seen,
    dependencies.minimumFillMs,
  )
  const submission = await submit({ ...parsed.lead, screening }, dependencies)
  if (!submission) return refuse('store_unavailable')
  if (submission.outcome === 'conflict') return refuse('conflict')
  dependencies.startDelivery()
  return native
    ? nativeResult(native, { code: 'sent' }, dependencies.siteUrl)
    : success({ id: submission.id, duplicate: submission.outcome === 'duplicate' })
}

async function submit(
  lead: ScreenedLead,
  { submitLead, log }: Dependencies,
): Promise<Submission | undefined> {
  try {
    return await submitLead(lead)
  } catch (error) {
    log(`send-lead-email: nothing stored (${failureCode(error)})`)
    return undefined
  }
}

/** Facts of the request itself, whatever it claims. */
async function observe(
  request: Request,
  payload: unknown,
  native: NativeForm | undefined,
  { now, identifyClient, readFormToken, asksWork }: Dependencies,
): Promise<Seen> {
  const fields = isRecord(payload) ? payload : {}
  const time = now()
  const token = await readFormToken(fields.formToken, time)
  const trap = fields[TRAP_FIELD]
  return {
    now: time,
    capturedBy: token ? 'signed-form' : native ? 'unsigned-form' : 'direct-post',
    token,
    client: await identifyClient(request),
    fromBrowser: isFromBrowser(request),
    workMissing: token ? !token.workDone : asksWork,
    trap: typeof trap === 'string' ? trap.trim() : '',
  }
}

async function requestDetails(
  request: Request,
  native: NativeForm | undefined,
  { now, capturedBy, token, client }: Seen,
  { newId }: Dependencies,
): Promise<RequestDetails> {
  return {
    now,
    fallbackId: native ? await dailyId(native.payload, now) : newId(),
    capturedBy,
    formOpenedAt: token?.openedAt ?? null,
    addressHash: client?.addressHash ?? null,
    userAgent: request.headers.get('user-agent') ?? '',
    referer: request.headers.get('referer') ?? '',
  }
}

/** When a day ends for `dailyId`, in milliseconds UTC: 3 or 4 a.m. in Calgary, when hardly anybody sends. */
const DAY_ENDS_MS = 10 * 3_600_000

/**
 * A form posted without JavaScript has no submission id. One derived from its content and the day keeps a second
 * press or a reload from storing a second lead.
 */
async function dailyId(payload: object, now: Date): Promise<string> {
  const day = new Date(now.getTime() - DAY_ENDS_MS).toISOString().slice(0, 10)
  const digest = await sha256(JSON.stringify([day, payload]))
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
