/** Reads leads over the REST API with the secret key. */
import * as v from 'valibot'
import { Consents, StoredLead } from '../../supabase/functions/_shared/lead/stored.ts'
import { loadKeys } from '../stack/keys.ts'
import { HOST } from '../stack/ports.ts'
import { readSettings } from '../stack/settings.ts'

const LeadRow = v.object({
  ...StoredLead.entries,
  lead_consents: Consents,
  /** The mails about the lead. */
  outbox: v.array(v.object({ kind: v.string(), status: v.string(), attempts: v.number() })),
})
export type LeadRow = v.InferOutput<typeof LeadRow>

export type LeadSource = { url: string; secretKey: string; hint: string }

/** The project that SUPABASE_URL and SUPABASE_SECRET_KEY name, else the local stack. Throws when only one is set. */
export async function leadSource(environment: NodeJS.ProcessEnv): Promise<LeadSource> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = environment
  if (url && secretKey) return { url, secretKey, hint: 'Check SUPABASE_URL and SUPABASE_SECRET_KEY.' }
  if (url || secretKey) throw new Error('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.')
  const settings = readSettings(environment)
  const keys = await loadKeys(settings.folder)
  return {
    url: `http://${HOST}:${settings.port}`,
    secretKey: keys.SUPABASE_SECRET_KEY,
    hint: 'Is the local stack running? Start it with `npm start`, on the same PORT.',
  }
}

/** The newest `limit` leads, newest first. Throws with a hint if they cannot be read. */
export async function fetchLeads(source: LeadSource, limit: number): Promise<LeadRow[]> {
  const query = new URLSearchParams({
    select: '*,lead_consents(channel,granted,pre_ticked),outbox(kind,status,attempts)',
    order: 'received_at.desc',
    limit: String(limit),
  })
  return v.parse(v.array(LeadRow), await requestRest(source, `leads?${query}`))
}

/** Reads `path` of the REST API, or posts `body` to it. Throws with a hint if it fails. */
export async function requestRest(
  { url, secretKey, hint }: LeadSource,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Error(`No answer from ${url}. ${hint}`)
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}. ${hint}`)
  return response.json()
}
