/** A lead of the site's form as the function passes it to the database. */
import { randomUUID } from 'node:crypto'
import { parseLead, type ScreenedLead } from '../../supabase/functions/_shared/lead/parse.ts'
import { screenLead } from '../../supabase/functions/_shared/lead/screen.ts'
import { leadMaker } from './lead-traffic.ts'

export async function storedForm(): Promise<ScreenedLead> {
  const makeLead = await leadMaker('any key')
  const now = new Date()
  const openedAt = new Date(now.getTime() - 60_000)
  const capturedBy = 'signed-form'
  const { body } = await makeLead()
  const parsed = parseLead(JSON.parse(body), {
    now,
    fallbackId: randomUUID(),
    capturedBy,
    formOpenedAt: openedAt,
    addressHash: 'address',
    userAgent: '',
    referer: '',
  })
  if (!parsed.ok) throw new Error(`The lead of the measurement is invalid: ${JSON.stringify(parsed.fields)}`)
  const seen = {
    now,
    capturedBy,
    token: { id: randomUUID(), openedAt, workDone: true },
    client: { addressHash: 'address', clientHash: 'client', networkHash: 'network' },
    fromBrowser: true,
    workMissing: false,
    trap: '',
  } as const
  const { lead } = parsed
  return {
    ...lead,
    screening: screenLead({ ...lead, address: lead.address ?? '' }, seen, 0),
  }
}
