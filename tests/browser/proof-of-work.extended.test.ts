/** Forms that are asked for a proof of work: visitors notice nothing of it. */
import type { Page } from 'playwright/test'
import { evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { type Site, startSite } from '../support/site.ts'
import { expect, test } from './fixtures.ts'
import { open, sendForm } from './visitor.ts'

const WORKER = /\.worker-[^/]*\.js$/

let asking: Site
test.beforeAll(async () => {
  process.env.PROOF_OF_WORK = '12'
  asking = await startSite()
  delete process.env.PROOF_OF_WORK
})
test.afterAll(() => asking.stop())

/** Sends the form; resolves to what is known of the lead once the visitor is thanked. */
async function leadOf(page: Page, site: Site) {
  const email = uniqueEmail()
  await open(page, `${site.url}/evaluation`)
  await sendForm(page, evaluationForm, email)
  await expect(page.getByRole('button', { name: messages.leadAnother })).toBeVisible()
  const [lead] = await site.leads(email)
  return lead
}

test('a form that is asked for work does it while it is filled in, and is not held', async ({
  page,
  pageLog,
}) => {
  expect(await leadOf(page, asking)).toMatchObject({
    captured_by: 'signed-form',
    state: 'new',
    suspicions: [],
  })
  expect(pageLog.filter((line) => !line.startsWith('third party'))).toEqual([])
})

test('work that does not end keeps nobody waiting: the lead is stored, and held', async ({ page }) => {
  await page.route(WORKER, () => undefined)
  expect(await leadOf(page, asking)).toMatchObject({
    state: 'held',
    suspicions: [{ reason: 'Did not do the work that our form was asked for' }],
  })
})

test('a form that is asked for none loads nothing for it', async ({ page, site }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  expect(await leadOf(page, site)).toMatchObject({ captured_by: 'signed-form', suspicions: [] })
  expect(files.filter((file) => /form-work/.test(file))).toEqual([])
})
