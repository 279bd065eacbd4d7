/** Mail that could not be delivered: listing it, and sending it again. */
import * as v from 'valibot'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { calgaryMinute } from '../../supabase/functions/_shared/time.ts'
import { callRest, fetchAll, type LeadSource } from './read.ts'

const DeadMail = v.object({
  id: v.string(),
  kind: v.string(),
  settled_at: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
})

/** One line for each dead mail, newest first. Throws with a hint if they cannot be read. */
export async function listDead(source: LeadSource): Promise<string> {
  const query = { select: 'id,kind,settled_at,last_error', status: 'eq.dead', order: 'settled_at.desc,id' }
  const mails = await fetchAll(source, 'outbox', query, DeadMail, Number.POSITIVE_INFINITY)
  if (mails.length === 0) return 'No dead mail.'
  return mails
    .map(({ id, kind, settled_at, last_error }) =>
      [settled_at ? calgaryMinute(settled_at) : '-', id, kind, oneLine(last_error ?? '-')].join('  '),
    )
    .join('\n')
}

/** Sends one mail again, by its id or its lead's, or all that are dead. Throws if the id names none. */
export async function resend(source: LeadSource, id: string | null): Promise<string> {
  const body = JSON.stringify(id === null ? {} : { id })
  const response = await callRest(source, 'rpc/resend_mail', { method: 'POST', body })
  const count = v.parse(v.number(), await response.json())
  if (id !== null && count === 0) throw new Error(`No dead mail has the id ${id}, nor has its lead.`)
  return `${count} ${count === 1 ? 'mail is' : 'mails are'} sent again at the next delivery.`
}
