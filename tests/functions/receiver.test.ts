/** The page of `npm start` that shows what a CRM would get. */
import { expect, it } from 'vitest'
import { HOST } from '../../scripts/stack/ports.ts'
import { eventually } from '../support/eventually.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const local = await sharedBackend()

const page = () => `http://${HOST}:${local.settings.receiverPort}`

it('shows each lead, escaped, and refuses what is not signed', async () => {
  const email = uniqueEmail()
  await local.post('send-lead-email', { ...siteForm(email), message: 'A <b>bold</b> question' })
  await eventually(async () => {
    const html = await (await fetch(page())).text()
    expect(html).toContain(email)
    expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; question')
  })
  const forged = await fetch(page(), { method: 'POST', body: '{"type":"lead.created"}' })
  expect(forged.status).toBe(401)
})
