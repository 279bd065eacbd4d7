/**
 * Empties an outbox: claims due messages, sends each, settles each with its result.
 * Woken right after a message is stored, and by a timer.
 */
import { leadEmail } from '../lead/email.ts'
import type { LeadStore } from '../lead/store.ts'
import type { Email, SendMail } from './send.ts'

const BATCH = 10
/** Longer than one send may take, so that a job is not taken over while it is still being sent. */
const LEASE_SECONDS = 60

/**
 * Seconds to wait before each retry, all within 23 h, because the mail provider remembers an
 * idempotency key for 24 h. After the last one the message is dead.
 */
const RETRY_SECONDS = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600] as const
const JITTER = 0.1

type Job = { id: string; attempt: number }

/** Where messages of one kind wait, and how each is written. */
type Outbox<SomeJob extends Job> = {
  claim(batch: number, leaseSeconds: number): Promise<SomeJob[]>
  write(job: SomeJob): Email | Promise<Email>
  /** `failure` null means delivered; `retrySeconds` null after a failure means given up. */
  settle(job: SomeJob, failure: string | null, retrySeconds: number | null): Promise<void>
}

export type Sending = { sendMail: SendMail; random: () => number }
export type DeliveryReport = { sent: number; failed: number }

/** Tells the team of every lead that is due now. */
export function deliverDue({ leads, ...sending }: Sending & { leads: LeadStore }): Promise<DeliveryReport> {
  return emptyOutbox(
    { claim: leads.claimDeliveries, write: ({ lead }) => leadEmail(lead), settle: leads.settleDelivery },
    sending,
  )
}

/** Sends everything due now. A message that fails is rescheduled and never stops the others. */
export async function emptyOutbox<SomeJob extends Job>(
  outbox: Outbox<SomeJob>,
  sending: Sending,
): Promise<DeliveryReport> {
  const report = { sent: 0, failed: 0 }
  for (;;) {
    const jobs = await outbox.claim(BATCH, LEASE_SECONDS)
    const sent = await Promise.all(jobs.map((job) => deliverOne(job, outbox, sending)))
    report.sent += sent.filter(Boolean).length
    report.failed += sent.filter((done) => !done).length
    if (jobs.length < BATCH) return report
  }
}

/** The sum of several deliveries. When one fails, rejects once the others are done. */
export async function allDelivered(deliveries: readonly Promise<DeliveryReport>[]): Promise<DeliveryReport> {
  await Promise.allSettled(deliveries)
  const reports = await Promise.all(deliveries)
  return reports.reduce((sum, { sent, failed }) => ({ sent: sum.sent + sent, failed: sum.failed + failed }), {
    sent: 0,
    failed: 0,
  })
}

async function deliverOne<SomeJob extends Job>(
  job: SomeJob,
  outbox: Outbox<SomeJob>,
  { sendMail, random }: Sending,
): Promise<boolean> {
  try {
    await sendMail(job.id, await outbox.write(job))
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown failure'
    await outbox.settle(job, failure, retryAfter(job.attempt, random()))
    return false
  }
  await outbox.settle(job, null, null)
  return true
}

/** Seconds until the try after `attempt` (1 for the first), or null when none is left. */
export function retryAfter(attempt: number, random: number): number | null {
  const base = RETRY_SECONDS[attempt - 1]
  return base === undefined ? null : Math.round(base * (1 + JITTER * random))
}
