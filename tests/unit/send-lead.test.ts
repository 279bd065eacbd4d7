// @vitest-environment jsdom
/** What the form learns from the server's refusal: only of fields that it asks for. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evaluationForm } from '../../content/forms.ts'
import { buildLead } from '../../src/features/leads/build-lead.ts'
import { sendLead } from '../../src/features/leads/send-lead.ts'
import { stubBackend } from '../support/network.ts'

const ASKED = evaluationForm.fields.map(({ name }) => name)
const LEAD = buildLead(
  evaluationForm,
  { submissionId: 'first', values: { firstName: 'Ada' } },
  {
    now: 0,
    pageOpenedAt: 0,
    formStartedAt: null,
    page: '/evaluation',
    referrer: '',
    userAgent: '',
    campaign: { source: '', medium: '', campaign: '', term: '', content: '' },
  },
)

beforeEach(() => {
  stubBackend()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it.each([
  [{ email: 'No' }, { outcome: 'invalid', fields: { email: 'No' } }],
  [
    { email: 'No', submissionId: 'Not a UUID' },
    { outcome: 'invalid', fields: { email: 'No' } },
  ],
  [{ submissionId: 'Not a UUID' }, { outcome: 'refused' }],
  [{ form: 'The lead must be an object' }, { outcome: 'refused' }],
  [{}, { outcome: 'refused' }],
])('refused for %j, it is %j', async (fields, answer) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'invalid', fields } }, { status: 422 }))
  expect(await sendLead(LEAD, ASKED, new AbortController().signal)).toEqual(answer)
})
