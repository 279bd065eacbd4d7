/** A stored lead with something in every field. */
import { forExtraFields } from '../../content/lead-fields.ts'
import type { LeadWithConsents } from '../../supabase/functions/_shared/lead/stored.ts'

const EVIDENCE = { wording: 'I agree', captured_by: 'signed-form', recorded_at: '2026-11-20T18:00:01Z' }
const LEAD: LeadWithConsents = {
  id: '11111111-1111-4111-8111-111111111111',
  received_at: '2026-11-20T18:00:01Z',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.com',
  phone: '(403) 555-0101',
  phone_number: '+14035550101',
  message: 'Please tell me what my condo is worth.',
  ...forExtraFields((_name, { options }) => Object.keys(options ?? {}).at(-2) ?? '12 Centre St N'),
  source: 'evaluation-page',
  tags: ['website-lead', 'northbow-team', 'spring-letter'],
  score: 77,
  score_reasons: [
    { reason: 'Came from a campaign', points: 15 },
    { reason: 'Was referred by Google', points: 10 },
  ],
  pipeline_title: 'Home Evaluation Request',
  pipeline_value_cad: 25_000,
  utm: { source: 'newsletter', medium: 'email', campaign: 'fall', term: 'condo', content: 'top' },
  page: '/evaluation',
  referrer: 'https://www.google.com/',
  time_on_page_seconds: 93,
  form_started_at: '2026-11-20T17:59:00Z',
  user_agent: 'Mozilla/5.0 (Test)',
  consents: [
    { channel: 'email', granted: true, pre_ticked: true, ...EVIDENCE },
    { channel: 'sms', granted: false, pre_ticked: false, ...EVIDENCE },
  ],
}

export function storedLead(changes: Partial<LeadWithConsents> = {}): LeadWithConsents {
  return { ...LEAD, ...changes }
}
