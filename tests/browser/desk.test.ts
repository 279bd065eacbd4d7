/** The desk, from an invitation to a lead that was answered, in several browsers at once. */
import { claim } from '../../content/claim.ts'
import { deskTeam } from '../../content/desk-team.ts'
import { contactForm } from '../../content/forms.ts'
import { mailedCode as code } from '../../content/mailed-code.ts'
import { auth } from '../../content/pages/auth.ts'
import { desk } from '../../content/pages/desk.ts'
import { mailedCode } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { callDatabase } from '../support/team-accounts.ts'
import { atDesk, move, PHONE, state } from './colleagues.ts'
import { expect, test } from './fixtures.ts'
import { open, sendForm } from './visitor.ts'

const { access, lead: words, list, moves, states } = desk

test('a request comes to the open desk, is claimed by one of two, and answered', async ({
  page,
  site,
  browser,
  pageLog,
}) => {
  // Invited by mail, without an account: the code that signs in makes one, and leads back to the invitation.
  const ada = uniqueEmail()
  await callDatabase(site, 'invite_member', { email: ada, name: 'Ada', role: 'agent' })
  const invitation = async () =>
    (await site.mailsTo(ada)).flatMap(({ text }) => text.match(/\/desk\?invitation=\S+/) ?? [])
  await expect.poll(invitation).toHaveLength(1)
  const [link = ''] = await invitation()
  await open(page, link)
  await page.getByRole('main').getByRole('link', { name: desk.signIn }).click()
  await page.getByRole('form', { name: code.title }).getByLabel(auth.email.label).fill(ada)
  await page.getByRole('button', { name: code.action }).click()
  const enters = page.getByRole('form', { name: code.enter.title })
  await enters.getByRole('textbox').fill(await mailedCode(site, ada))
  await enters.getByRole('button', { name: code.enter.action, exact: true }).click()
  await expect(page).toHaveURL(link)
  await page.getByRole('button', { name: access.invited.accept }).click()
  await page.getByRole('navigation').getByRole('link', { name: desk.views.unclaimed }).click()
  const requests = page.getByRole('region', { name: list.label })
  await expect(requests).toContainText(list.none)

  // A visitor on a phone.
  const email = uniqueEmail()
  const phone = await (await browser.newContext({ baseURL: site.url, viewport: PHONE })).newPage()
  await open(phone, '/contact')
  await sendForm(phone, contactForm, email)
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await phone.context().close()
  const [stored] = await site.leads(email)
  if (!stored) throw new Error('The lead was not stored')

  await page.getByRole('button', { name: list.arrivedOne }).click()
  await requests
    .getByRole('listitem')
    .getByRole('link', { name: /^Ada Lovelace/ })
    .click()
  await expect(page.getByRole('blockquote')).toHaveText(stored.message)

  // Another member looks at it on a phone, and is told by itself that somebody was faster.
  const { page: other } = await atDesk(browser, site, 'Ben', '/desk', 'agent', PHONE)
  await other.goto(`/desk?lead=${stored.id}`)
  await expect(state(other)).toHaveText(states.new)
  await move(page, moves['case.claimed'])
  await expect(state(page)).toHaveText(`${states.claimed} · Ada`)
  await expect(other.getByRole('alert')).toContainText(words.missing.title)
  await other.context().close()

  await move(page, moves['case.contacted'])
  await expect(state(page)).toHaveText(`${states.contacted} · Ada`)
  await page.getByLabel(words.note, { exact: true }).fill('Wants to sell in spring')
  await move(page, words.addNote)
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants to sell in spring' })).toBeVisible()
  await move(page, moves['case.met'])
  await expect(state(page)).toHaveText(`${states.meeting} · Ada`)
  // What it has become shows in the list as well.
  await page.getByRole('navigation').getByRole('link', { name: desk.views.mine }).click()
  await expect(requests.getByRole('listitem').filter({ hasText: states.meeting })).toHaveCount(1)
  expect(pageLog).toEqual([])
})

test('a request is claimed from its mail without signing in, and without JavaScript', async ({
  page,
  site,
  browser,
}) => {
  const { page: dee, account } = await atDesk(browser, site, 'Dee', '/desk', 'manager')
  await dee.goto('/desk?view=team')
  await expect(dee.getByRole('heading', { name: deskTeam.figures.title })).toBeVisible()
  const email = uniqueEmail()
  await open(page, '/contact')
  await sendForm(page, contactForm, email)
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  // As if the office had been open for the minutes after which it is offered.
  const office = { week: Array.from({ length: 7 }, () => [0, 1440]), closed: [] }
  const now = new Date(Date.now() + 1_000).toISOString()
  const patience = { gaps: {}, away: 1_000, pause: 0 }
  await callDatabase(site, 'watch_leads', {
    office,
    again_after: 0,
    assign_after: 1_000,
    patience,
    seen_at: now,
  })
  const link = async () =>
    (await site.mailsTo(account.email))
      .flatMap(({ text }) => text.match(/\S+\/claim-lead\?token=\S+/g) ?? [])
      .at(-1)
  await expect.poll(link).toBeDefined()

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const mail = await context.newPage()
  await mail.goto((await link()) ?? '')
  await expect(mail.getByRole('heading', { name: claim.open.title })).toBeVisible()
  await mail.getByRole('button', { name: claim.open.action }).click()
  await expect(mail.getByRole('heading', { name: claim.mine.title.replace('{member}', 'Dee') })).toBeVisible()
  await dee.goto((await mail.getByRole('link', { name: claim.lead }).getAttribute('href')) ?? '')
  await expect(state(dee)).toHaveText(`${states.claimed} · Dee`)
  await expect(dee.getByText(claim.note)).toBeVisible()
  await context.close()
})
