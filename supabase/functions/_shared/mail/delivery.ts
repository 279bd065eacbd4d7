/**
 * Delivers the mail in the outbox: claims the next due mail as often as the provider's limit allows, sends it,
 * and records the result. Started right after a mail is stored, and by a timer.
 */
import * as v from 'valibot'
import { oneLine, withoutControls } from '../text.ts'
import type { ClaimedMail, MailKind, Outbox } from './outbox.ts'
import { type Email, type MailProvider, MailRefused, type Refusal } from './provider.ts'

/** Sending one mail takes `MAIL_DEADLINE_MS` at most; the rest of the lease is for recording the result. */
export const LEASE_SECONDS = 120
/** How long before the end of the lease a worker stops trying to record a result. */
const SETTLE_RESERVE_MS = 10_000
const SETTLE_RETRY_MS = [250, 500, 1_000, 2_000, 4_000] as const
/** The share of the provider's limit that is used, because requests do not arrive in equal intervals. */
const SHARE_OF_LIMIT = 0.96
/**
 * Hosted functions end after 150 s, and the timer calls every 60 s. A worker therefore runs for 60 s, and one
 * that the timer started waits for its turn almost as long: while there is mail, one of them is sending.
 */
const RUN_MS = 60_000
const QUEUE_MS = 55_000
const QUEUE_POLL_MS = 500

/** How one kind of mail is written. Throws when it does not understand the subject. */
export type WriteMail = (subject: unknown) => Email | Promise<Email>
type MailTemplates = Readonly<Record<MailKind, WriteMail>>

export type Mailer = {
  outbox: Outbox
  provider: MailProvider
  templates: MailTemplates
  /** Reports to the operator: ids and stable codes, never personal data. */
  log(line: string): void
  clock: Clock
}

/** In milliseconds. */
export type Clock = { now(): number; pause(milliseconds: number): Promise<void> }

export const systemClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** What a run has come to. Both reject when the outbox cannot be read; `done` only after it has settled its mails. */
type Run = { started: Promise<void>; done: Promise<void> }

export type Delivery = {
  /** Sends until nothing is due. With `queue`, waits for another worker to end. */
  start(options?: { queue?: boolean }): Run
}

/** One worker. Starting it again while it runs makes it look for due mail once more. */
export function createDelivery(mailer: Mailer): Delivery {
  const worker = crypto.randomUUID()
  let current: Run | undefined
  let startedAgain = false
  return {
    start: ({ queue = false } = {}) => {
      if (current) {
        startedAgain = true
        return current
      }
      let onStarted = () => {}
      const first = new Promise<void>((resolve) => {
        onStarted = resolve
      })
      const done = (async () => {
        try {
          let finished: boolean
          do {
            startedAgain = false
            finished = await run(mailer, worker, queue, onStarted)
          } while (startedAgain && finished)
        } finally {
          current = undefined
        }
      })()
      const started = Promise.race([first, done])
      // Callers that only wait for `done` learn of the failure there.
      started.catch(() => undefined)
      current = { started, done }
      return current
    },
  }
}

/** Resolves to false when its time was over before everything was sent. */
async function run(mailer: Mailer, worker: string, queue: boolean, onStarted: () => void): Promise<boolean> {
  const { outbox, provider, clock } = mailer
  const place = { provider: provider.name, worker }
  const sending = new Set<Promise<void>>()
  const queuedUntil = clock.now() + (queue ? QUEUE_MS : 0)
  let endsAt = Number.POSITIVE_INFINITY
  try {
    while (clock.now() < endsAt) {
      if (sending.size >= provider.connections) {
        await Promise.race(sending)
        continue
      }
      const claimedAt = clock.now()
      const claim = await outbox.claim({
        ...place,
        perSecond: provider.perSecond * SHARE_OF_LIMIT,
        leaseSeconds: LEASE_SECONDS,
        stillSending: sending.size > 0,
      })
      onStarted()
      for (const { id, kind, reason } of claim.dead) mailer.log(deadLine(id, kind, reason))
      if (claim.state === 'held') {
        if (clock.now() >= queuedUntil) return true
        await clock.pause(QUEUE_POLL_MS)
        continue
      }
      endsAt = Math.min(endsAt, claimedAt + RUN_MS)
      if (claim.state === 'mail') {
        const settleBy = claimedAt + LEASE_SECONDS * 1000 - SETTLE_RESERVE_MS
        const task = deliver(claim.mail, mailer, settleBy).finally(() => sending.delete(task))
        sending.add(task)
        await clock.pause(claim.milliseconds)
      } else if (claim.state === 'wait') await clock.pause(claim.milliseconds)
      else if (sending.size > 0) await Promise.race(sending)
      else return true
    }
  } finally {
    await Promise.all(sending)
    provider.close()
  }
  await outbox.release(place)
  return false
}

/** Sends one mail and records the result. Never rejects, so that no mail stops another. */
async function deliver(mail: ClaimedMail, mailer: Mailer, settleBy: number): Promise<void> {
  const refusal = await attempt(mail, mailer)
  const status = await settle(mail, refusal, mailer, settleBy)
  if (!refusal) return
  if (status === 'dead') mailer.log(deadLine(mail.id, mail.kind, refusal.reason))
  else mailer.log(`mail ${mail.id} (${mail.kind}) failed: ${refusal.reason}`)
}

/** Resolves to null when the mail was accepted. */
async function attempt(mail: ClaimedMail, { provider, templates }: Mailer): Promise<Refusal | null> {
  let email: Email
  try {
    email = printable(await templates[mail.kind](mail.subject))
  } catch (error) {
    return { reason: `cannot be written (${describe(error)})`, mayBeSent: false, final: true }
  }
  try {
    await provider.send(mail.id, email)
    return null
  } catch (error) {
    return error instanceof MailRefused ? error.refusal : { reason: 'unexpected failure', mayBeSent: true }
  }
}

/** Tries until the result is recorded or the lease ends. A result that is lost costs a second mail. */
async function settle(mail: ClaimedMail, refusal: Refusal | null, mailer: Mailer, settleBy: number) {
  for (let retries = 0; ; retries++) {
    try {
      return await mailer.outbox.settle(mail, refusal, mailer.provider.name)
    } catch (error) {
      const { clock } = mailer
      const wait = SETTLE_RETRY_MS[Math.min(retries, SETTLE_RETRY_MS.length - 1)] ?? 0
      if (clock.now() + wait > settleBy) {
        const result = refusal ? 'a failure' : 'sent'
        mailer.log(`mail ${mail.id} (${mail.kind}) could not be recorded as ${result}: ${describe(error)}`)
        return null
      }
      await clock.pause(wait)
    }
  }
}

function deadLine(id: string, kind: string, reason: string): string {
  return `ALARM: mail ${id} (${kind}) is dead: ${reason}`
}

/** Without the values of an invalid row, which are personal data. */
function describe(error: unknown): string {
  if (v.isValiError(error)) return error.issues.map((issue) => v.getDotPath(issue) ?? 'subject').join(', ')
  return error instanceof Error ? error.name : 'unknown failure'
}

/** Whatever a visitor wrote, no mail contains control characters. */
function printable(email: Email): Email {
  return {
    ...email,
    subject: oneLine(email.subject),
    text: withoutControls(email.text),
    html: withoutControls(email.html),
  }
}
