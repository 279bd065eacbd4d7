/** A number in unusual writing, wherever the team or a machine reads it: the desk's own is in written-by-people.test.ts. */
import { expect, it } from 'vitest'
import { asCsv, asTable } from '../../scripts/leads/format.ts'
import { listFile } from '../../src/pages/desk/list-file.ts'
import { leadAlert, leadCreated } from '../../supabase/functions/_shared/channels/lead-payload.ts'
import { leadEmail } from '../../supabase/functions/_shared/lead/email.ts'
import { leadList } from '../../supabase/functions/_shared/lead/list-report.ts'
import { phoneNumberOf } from '../../supabase/functions/_shared/lead/phone-number.ts'
import { claimPage } from '../../supabase/functions/_shared/team/claim-page.ts'
import { storedLead } from '../support/stored-lead.ts'

it.each([
  ['403–555–0120, poste 22', '(403) 555-0120 ext. 22', '+14035550120;ext=22'],
  ['Cell: ٤٠٣٥٥٥٠١٢٠', '(403) 555-0120', '+14035550120'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', '+442079460958'],
])('%s reads %s, and dials %s', async (phone, reads, phone_number) => {
  expect(phoneNumberOf(phone)).toBe(phone_number)
  const lead = storedLead({ phone, phone_number })
  const mail = leadEmail(lead)
  expect(mail.text).toContain(reads)
  expect(mail.html).toContain(`href="tel:${phone_number}"`)
  expect(leadCreated(lead)).toMatchObject({ data: { phone: reads, phoneNumber: phone_number } })
  expect(leadAlert(lead)).toMatchObject({ text: expect.stringContaining(reads), data: { phone: reads } })
  const listed = {
    name: 'Ada',
    phone,
    phone_number,
    email: 'a@example.com',
    score: 1,
    received_at: lead.received_at,
  }
  const report = await leadList({ site: 'https://site.example' })({
    count: 1,
    leads: [listed],
  })
  expect(report.text).toContain(reads)
  const claimed = { ...lead, name: 'Ada', phoneNumber: phone_number, receivedAt: lead.received_at }
  const page = claimPage(
    { state: 'mine', member: 'Ben', lead: claimed },
    'token',
    'https://site.example/desk',
  )
  const body = await page.text()
  expect(body).toContain(`href="tel:${phone_number}"`)
  expect(body).toContain(reads)
  const row = { ...lead, lead_consents: [], deliveries: [] }
  expect(asTable([row])).toContain(reads)
  expect(asCsv([row])).toContain(phone_number)
  const exported = { id: lead.id, state: 'new', owner: null, lostBecause: null, steps: [] } as const
  const file = listFile([{ ...exported, stored: { ...lead, takenBy: null } } as never])
  expect(file).toContain(reads)
  expect(file).toContain(phone)
})
