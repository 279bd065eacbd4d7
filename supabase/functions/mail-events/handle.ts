/** Receives Resend's reports about accepted mail: bounces and complaints. */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { readText } from '../_shared/http/request.ts'
import { failure, success } from '../_shared/http/response.ts'
import { type MailEvent, type MailEventResult, mailEventOf } from '../_shared/mail/event.ts'
import { failureCode } from '../_shared/runtime/database.ts'

export type MailEvents = {
  /** The decoded body; null unless it was signed with our secret within the last five minutes. */
  verify(body: string, headers: Headers): unknown
  /** Rejects if the database refused or did not answer. */
  record(event: MailEvent): Promise<MailEventResult>
}

type Dependencies = MailEvents & {
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

/** Resend repeats unsuccessful calls, so an event that is not for us succeeds too. */
export async function handle(request: Request, { verify, record, log }: Dependencies): Promise<Response> {
  if (request.method !== 'POST') return failure('method_not_allowed')
  const body = await readText(request, MAXIMUM_LENGTH.bodyBytes)
  if (body === undefined) return failure('too_large')
  const verified = verify(body, request.headers)
  if (verified === null) {
    log('mail-events: refused, because the signature is missing, wrong or too old')
    return failure('forbidden')
  }
  const id = request.headers.get('svix-id') ?? request.headers.get('webhook-id') ?? ''
  const event = mailEventOf(id, verified)
  if (!event) return success({ result: 'ignored' })
  try {
    const result = await record(event)
    if (result === 'unknown') log(`mail-events: ${event.type} for the unknown delivery ${event.delivery}`)
    return success({ result })
  } catch (error) {
    log(`mail-events: nothing recorded (${failureCode(error)})`)
    return failure('store_unavailable')
  }
}
