/** The page of `npm start` that shows what a CRM would get. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HOST } from '../../scripts/stack/ports.ts'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

let local: Local
beforeAll(async () => {
  local = await startLocal({ receiver: true })
})
afterAll(() => local.stop())

const page = () => `http://${HOST}:${local.settings.receiverPort}`

it('shows each lead, escaped, and refuses what is not signed', async () => {
  const email = uniqueEmail()
  await fetch(local.stack.routes['/functions/v1/send-lead-email'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...siteForm(email), message: 'A <b>bold</b> question' }),
  })
  await vi.waitFor(async () => {
    const html = await (await fetch(page())).text()
    expect(html).toContain(email)
    expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; question')
  }, 30_000)
  const forged = await fetch(page(), { method: 'POST', body: '{"type":"lead.created"}' })
  expect(forged.status).toBe(401)
})
