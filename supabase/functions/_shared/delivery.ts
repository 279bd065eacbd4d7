/**
 * Empties the outbox: claims due messages, sends each, settles each with its result.
 * Woken right after a lead is stored, and by a timer.
 */
import { leadEmail } from './lead-email.ts'
import type { SendMail } from './mail.ts'
import type { Delivery, Store } from './store.ts'

const BATCH = 10
/** Longer than one send may take, so that a job is not taken over while it is still being sent. */
const LEASE_SECONDS = 60

/**
 * Seconds to wait before each retry, all within 23 h, because the mail provider remembers an
 * idempotency key for 24 h. After the last one the message is dead.
 */
const RETRY_SECONDS = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600] as const
const JITTER = 0.1

export type DeliveryDependencies = { store: Store; sendMail: SendMail; random: () => number }
export type DeliveryReport = { sent: number; failed: number }

/** Sends everything due now. A message that fails is rescheduled and never stops the others. */
export async function deliverDue(dependencies: DeliveryDependencies): Promise<DeliveryReport> {
  const report = { sent: 0, failed: 0 }
  for (;;) {
    const jobs = await dependencies.store.claimDeliveries(BATCH, LEASE_SECONDS)
    const sent = await Promise.all(jobs.map((job) => deliverOne(job, dependencies)))
    report.sent += sent.filter(Boolean).length
    report.failed += sent.filter((done) => !done).length
    if (jobs.length < BATCH) return report
  }
}

async function deliverOne(
  job: Delivery,
  { store, sendMail, random }: DeliveryDependencies,
): Promise<boolean> {
  try {
    await sendMail(job.id, leadEmail(job.lead))
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown failure'
    await store.settleDelivery(job, failure, retryAfter(job.attempt, random()))
    return false
  }
  await store.settleDelivery(job, null, null)
  return true
}

/** Seconds until the try after `attempt` (1 for the first), or null when none is left. */
export function retryAfter(attempt: number, random: number): number | null {
  const base = RETRY_SECONDS[attempt - 1]
  return base === undefined ? null : Math.round(base * (1 + JITTER * random))
}
