/** The rows and mails that have come into the real stack since a moment. */
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { RecordedMoment } from '../../machines/kit/path-report.ts'
import type { Local } from '../support/local.ts'

type Kept = Pick<RecordedMoment, 'rows' | 'mails'>
export const NOTHING_KEPT: Kept = { rows: [], mails: [] }

const Rows = v.array(v.looseObject({ id: v.exactOptional(v.string()), email: v.string() }))
const Mails = v.array(
  v.object({
    id: v.string(),
    messageId: v.optional(v.string(), ''),
    to: v.array(v.object({ address: v.string() })),
    subject: v.string(),
    text: v.string(),
  }),
)

const Outbox = v.array(v.object({ id: v.string() }))

/** The tables, and what is shown of them. */
const TABLES = {
  leads:
    'id,submission_id,received_at,first_name,last_name,email,phone,message,source,score,tags,page,pipeline_title,pipeline_value_cad,lead_consents(channel,granted),outbox(kind,status,attempts)',
  newsletter_subscribers:
    'email,status,confirmed_at,unsubscribed_at,newsletter_requests(id,renewed_at,outbox(kind,status,attempts))',
}
/** How long mails may take to be delivered, in milliseconds. */
const DELIVERY_MS = 10_000

type Watch = {
  kept(): Promise<Kept>
  /** What is kept once every mail has been sent. */
  settled(): Promise<Kept>
}

/** Watches from when every earlier mail has been sent. */
export async function createWatch({ stack }: Local): Promise<Watch> {
  const select = async (query: string): Promise<unknown> => {
    const response = await fetch(`${stack.databaseUrl}/rest/v1/${query}`, {
      headers: { apikey: stack.keys.SUPABASE_SECRET_KEY },
    })
    return response.json()
  }
  const rowsOf = async (table: keyof typeof TABLES) =>
    v.parse(Rows, await select(`${table}?select=${TABLES[table]}`)).map((row) => ({ table, row }))
  const allRows = async () => [...(await rowsOf('leads')), ...(await rowsOf('newsletter_subscribers'))]
  const allMails = async () => v.parse(Mails, await (await fetch(`${stack.mailboxUrl}/email`)).json())
  const keyOf = ({ row }: { row: { id?: string; email: string } }) => row.id ?? row.email
  const outbox = async (which = '') =>
    v.parse(Outbox, await select(`outbox?select=id${which}`)).map(({ id }) => id)
  /** Until nothing waits to be sent. */
  const delivered = async () => {
    const until = Date.now() + DELIVERY_MS
    const waiting = () => outbox('&status=in.(due,sending)')
    while ((await waiting()).length > 0 && Date.now() < until) await sleep(100)
  }

  await delivered()
  const knownRows = new Set((await allRows()).map(keyOf))
  const knownMails = new Set((await allMails()).map(({ id }) => id))
  // On a busy machine, a mail of an earlier walk may still come. Its id says whose it is.
  const knownIds = new Set(await outbox())
  const isKnown = (mail: { id: string; messageId: string }) =>
    knownMails.has(mail.id) || knownIds.has(/[^<@]+/.exec(mail.messageId)?.[0] ?? '')
  const kept = async (): Promise<Kept> => ({
    rows: (await allRows()).filter((row) => !knownRows.has(keyOf(row))),
    mails: (await allMails())
      .filter((mail) => !isKnown(mail))
      .map(({ to, subject, text }) => ({ to: to.map(({ address }) => address).join(', '), subject, text })),
  })
  return {
    kept,
    settled: async () => {
      await delivered()
      return kept()
    },
  }
}
