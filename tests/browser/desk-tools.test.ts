/** The desk's tools: a request taken by hand, from a form that a reload does not empty to the file of a manager. */
import { readFile } from 'node:fs/promises'
import { byHand, byHandForm } from '../../content/by-hand-form.ts'
import { deskExport } from '../../content/desk-export.ts'
import { desk } from '../../content/pages/desk.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { atDesk, PHONE, state } from './colleagues.ts'
import { expect, test } from './fixtures.ts'

test('an agent takes a request by hand, and a manager exports it', async ({ site, browser }) => {
  const email = uniqueEmail()
  const { page: agent } = await atDesk(browser, site, 'Ada', '/desk', 'agent', PHONE)
  await expect(agent.getByRole('link', { name: byHandForm.title })).toBeVisible()
  await expect(agent.getByRole('button', { name: deskExport.action })).toHaveCount(0)
  await agent.getByRole('link', { name: byHandForm.title }).click()

  const form = agent.getByRole('form', { name: byHandForm.title })
  await form.getByLabel('How they reached you').selectOption('phone')
  await form.getByLabel('First name').fill('Élise')
  await form.getByLabel('Last name').fill('Côté')
  await form.getByLabel('Phone').fill('+1 403 555 0120')
  await form.getByLabel('What they asked for').fill('Wants to sell, "soon"')
  // Nothing typed is lost by a reload, nor without a connection.
  await agent.reload()
  await expect(form.getByLabel('Phone')).toHaveValue('+1 403 555 0120')
  await form.getByLabel('Email').fill(email)
  await agent.context().setOffline(true)
  await form.getByRole('button', { name: byHandForm.submitLabel }).click()
  await expect(form).toContainText(byHand.progress.offline.text)
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await agent.context().setOffline(false)
  await agent.getByRole('link', { name: byHand.open }).click()
  await expect(state(agent)).toHaveText(`${desk.states.contacted} · Ada`)
  await expect(agent.getByRole('article')).toContainText('Taken by hand, by phone')
  expect(await site.leads(email)).toHaveLength(1)
  await agent.context().close()

  const { page: manager } = await atDesk(browser, site, 'Cleo', '/desk?source=by-hand', 'manager')
  await manager.getByRole('button', { name: deskExport.action }).click()
  const download = manager.waitForEvent('download')
  await manager.getByRole('link', { name: deskExport.save }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d-open\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\ufeff/)
  expect(text).toContain(`Élise,Côté,${email},+1 403 555 0120,`)
  expect(text).toContain('"Wants to sell, ""soon"""')
})
