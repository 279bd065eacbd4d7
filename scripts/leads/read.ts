/** Reads leads over the REST API with the secret key. */
import * as v from 'valibot'
import { secureAddress } from '../../supabase/functions/_shared/http/secure-address.ts'
import { Consents, StoredLead } from '../../supabase/functions/_shared/lead/stored.ts'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { loadKeys } from '../stack/keys.ts'
import { HOST } from '../stack/ports.ts'
import { runningPort } from '../stack/running-port.ts'
import { readSettings } from '../stack/settings.ts'

/** Rows asked for at a time; a server may give fewer. */
const PAGE = 1000

const Delivery = v.object({ status: v.string(), mail_events: v.array(v.object({ type: v.string() })) })

/** What became of a delivery: its status, or what the mail provider reported after that. */
export function stateOf({ status, mail_events }: v.InferOutput<typeof Delivery>): string {
  const types = mail_events.map(({ type }) => type)
  return types.find((type) => type === 'complained') ?? types[0] ?? status
}

export const LeadRow = v.object({
  ...StoredLead.entries,
  lead_consents: Consents,
  /** Where the lead was delivered. */
  deliveries: v.array(
    v.object({ ...Delivery.entries, kind: v.string(), status: v.string(), attempts: v.number() }),
  ),
})
export type LeadRow = v.InferOutput<typeof LeadRow>

export type LeadSource = { url: string; secretKey: string; hint: string }

/**
 * The project that SUPABASE_URL and SUPABASE_SECRET_KEY name, else the local stack. Throws when only one is set, or the
 * address has no TLS and is not this machine's.
 */
export async function leadSource(environment: NodeJS.ProcessEnv): Promise<LeadSource> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = environment
  if (url && secretKey)
    return {
      url: secureAddress('SUPABASE_URL', url),
      secretKey,
      hint: 'Check SUPABASE_URL and SUPABASE_SECRET_KEY.',
    }
  if (url || secretKey) throw new Error('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.')
  const settings = readSettings(environment)
  const keys = await loadKeys(settings.folder)
  return {
    url: `http://${HOST}:${environment.PORT ? settings.port : await runningPort(settings)}`,
    secretKey: keys.SUPABASE_SECRET_KEY,
    hint: 'Is the local stack of this folder running? Start it with `npm start`.',
  }
}

const Id = v.pipe(v.string(), v.uuid())

/** The id of a lead, as the command line has it. Throws when it is none. */
export function leadId(text: string): string {
  if (!v.is(Id, text))
    throw new Error(`"${oneLine(text)}" is not the UUID of a lead; npm run leads -- --json lists them.`)
  return text
}

/** The newest `limit` leads, newest first. Throws with a hint if they cannot be read. */
export function fetchLeads(source: LeadSource, limit: number): Promise<LeadRow[]> {
  const query = {
    select: '*,lead_consents(channel,granted,pre_ticked),deliveries(kind,status,attempts,mail_events(type))',
    // Leads that arrive meanwhile must not shift the pages.
    received_at: `lte.${new Date().toISOString()}`,
    order: 'received_at.desc,id',
  }
  return fetchAll(source, 'leads', query, LeadRow, limit)
}

/** At most `limit` rows, page by page, because the server gives a limited number at a time. */
export async function fetchAll<Row extends v.GenericSchema>(
  source: LeadSource,
  table: string,
  query: Readonly<Record<string, string>>,
  row: Row,
  limit = Number.POSITIVE_INFINITY,
): Promise<v.InferOutput<Row>[]> {
  const rows: v.InferOutput<Row>[] = []
  while (rows.length < limit) {
    const page = new URLSearchParams({
      ...query,
      offset: String(rows.length),
      limit: String(Math.min(PAGE, limit - rows.length)),
    })
    const response = await callRest(source, `${table}?${page}`)
    const more = v.parse(v.array(row), await response.json())
    if (more.length === 0) break
    rows.push(...more)
  }
  return rows
}

/** A function of the database refuses what it was asked for, in words for whoever asked; PostgREST answers 409. */
const Refusal = v.object({ code: v.literal('PT409'), message: v.string() })

/** Calls the REST API. Throws with what the database refuses it for, or a hint when there is no answer, or another failure. */
async function callRest(
  { url, secretKey, hint }: LeadSource,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { apikey: secretKey, 'content-type': 'application/json' }
  const response = await fetch(`${url}/rest/v1/${path}`, { ...init, headers }).catch(() => {
    throw new Error(`No answer from ${url}. ${hint}`)
  })
  if (response.ok) return response
  const refusal = v.safeParse(Refusal, await response.json().catch(() => null))
  throw new Error(
    refusal.success ? oneLine(refusal.output.message) : `${url} answered ${response.status}. ${hint}`,
  )
}

/** Calls a function of the database. */
export async function callFunction(source: LeadSource, name: string, parameters: object): Promise<unknown> {
  const init = { method: 'POST', body: JSON.stringify(parameters) }
  return (await callRest(source, `rpc/${name}`, init)).json()
}
