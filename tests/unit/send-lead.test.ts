// @vitest-environment jsdom
/** How a lead reaches the server, and what the form learns from a refusal: only of fields that it asks for. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evaluationForm } from '../../content/forms.ts'
import { SESSION_STORAGE_KEY } from '../../src/backend/session-storage.ts'
import { buildLead } from '../../src/features/leads/build-lead.ts'
import { sendLead } from '../../src/features/leads/send-lead.ts'
import { stubBackend } from '../support/network.ts'
import { NO_VISIT } from '../support/payloads.ts'

const ASKED = evaluationForm.fields.map(({ name }) => name)
const LEAD = buildLead(evaluationForm, { submissionId: 'first', values: { firstName: 'Ada' } }, NO_VISIT)

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

it('does not wait for accounts, whose server may be down when the session of who is signed in has expired', async () => {
  const expired = { access_token: 'old', refresh_token: 'old', expires_at: 1, token_type: 'bearer', user: {} }
  window.localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(expired))
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/auth/v1/')
      ? new Promise(() => {})
      : Promise.resolve(Response.json({ id: 'first', duplicate: false })),
  )
  // Again, because the backend's address is read when the module loads.
  vi.resetModules()
  const again = await import('../../src/features/leads/send-lead.ts')
  expect(await again.sendLead(LEAD, ASKED, new AbortController().signal)).toMatchObject({ outcome: 'stored' })
})
