/** Takes a lead: reads, validates, stores, answers. Delivery is woken after the answer is known. */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { type ErrorCode, failure, preflight, readBody, success } from '../_shared/http/response.ts'
import type { Lead } from '../_shared/lead/parse.ts'
import { type LeadCircumstances, parseLead } from '../_shared/lead/parse.ts'
import { StoreError, type Submission } from '../_shared/lead/store.ts'
import { hex } from '../_shared/runtime/environment.ts'
import { type NativeForm, nativeForm, nativeResult } from './native-form.ts'

export type Dependencies = {
  submitLead(lead: Lead): Promise<Submission>
  hashAddress(address: string): Promise<string>
  /** Starts delivery without keeping the visitor waiting; never throws. */
  wakeDelivery(): void
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
  const refuse = (code: ErrorCode, fields?: Record<string, string>) =>
    native ? nativeResult(native, { code, fields }, dependencies.siteUrl) : failure(code, fields)
  if (typeof body === 'string') return refuse(body)

  const payload = native ? native.payload : body.value
  const parsed = parseLead(payload, await circumstances(request, payload, native, dependencies))
  if (!parsed.ok) return refuse('invalid', parsed.fields)

  const submission = await submit(parsed.lead, dependencies)
  if (!submission) return refuse('store_unavailable')
  if (submission.outcome === 'conflict') return refuse('conflict')
  dependencies.wakeDelivery()
  return native
    ? nativeResult(native, { code: 'sent' }, dependencies.siteUrl)
    : success({ id: submission.id, duplicate: submission.outcome === 'duplicate' })
}

async function submit(lead: Lead, { submitLead, log }: Dependencies): Promise<Submission | undefined> {
  try {
    return await submitLead(lead)
  } catch (error) {
    log(
      `send-lead-email: nothing stored (${error instanceof StoreError ? error.message : 'unexpected failure'})`,
    )
    return undefined
  }
}

async function circumstances(
  request: Request,
  payload: unknown,
  native: NativeForm | undefined,
  { now, newId, hashAddress }: Dependencies,
): Promise<LeadCircumstances> {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  const ownForm = native !== undefined || (isRecord(payload) && 'submissionId' in payload)
  return {
    now: now(),
    fallbackId: native ? await dailyId(native.payload, now()) : newId(),
    capturedBy: ownForm ? 'site-form' : 'direct-post',
    addressHash: address ? await hashAddress(address) : null,
    userAgent: request.headers.get('user-agent') ?? '',
  }
}

/**
 * A form posted without JavaScript has no submission id. One made from its content keeps a second
 * press of the button, or of the browser's reload, from becoming a second lead that day.
 */
async function dailyId(payload: object, now: Date): Promise<string> {
  const text = JSON.stringify([now.toISOString().slice(0, 10), payload])
  const digest = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
