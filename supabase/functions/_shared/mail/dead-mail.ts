/** The mail that tells the team which deliveries could not be made: mails, and messages to other services. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { calgaryTime } from '../time.ts'
import { layOut } from './layout.ts'
import type { Email } from './provider.ts'

const Summary = v.object({
  count: v.number(),
  mails: v.array(
    v.object({ id: v.string(), kind: v.string(), reason: v.nullable(v.string()), died_at: v.string() }),
  ),
})

export function deadMailAlarm(subject: unknown): Email {
  const { count, mails } = v.parse(Summary, subject)
  const heading = `${count} ${count === 1 ? 'delivery' : 'deliveries'} could not be made`
  const body = layOut(heading, [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text: 'The leads themselves are stored: npm run leads lists them.' },
    { kind: 'title', text: 'Once the cause is fixed, send everything again' },
    { kind: 'code', text: 'npm run leads -- resend --dead' },
    { kind: 'title', text: 'What failed' },
    {
      kind: 'rows',
      rows: mails.map(({ id, kind, reason, died_at }) => ({
        label: kind,
        value: `${reason ?? 'unknown reason'}, given up ${calgaryTime(died_at)}. ${id}`,
      })),
    },
  ])
  return { subject: heading, replyTo: site.email.address, ...body }
}
