/** The whole life of a request: from a visitor's phone to the desk, the visitor's account, the figures, and its erasure. */
import type { Page } from 'playwright/test'
import { deskTeam } from '../../content/desk-team.ts'
import { contactForm } from '../../content/forms.ts'
import { account } from '../../content/pages/account.ts'
import { desk } from '../../content/pages/desk.ts'
import { site as content } from '../../content/site.ts'
import { confirmedAccount, newSession, seedSession } from '../support/accounts.ts'
import { leadsCommand } from '../support/leads-command.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { invitedAccount } from '../support/team-accounts.ts'
import { member, move, PHONE, state } from './desk-members.ts'
import { expect, test } from './fixtures.ts'
import { open, sendForm } from './visitor.ts'

const { list, moves, states } = desk
/** Every five seconds an open desk asks what is new; the rest is for a busy machine. */
const ARRIVES_WITHIN_MS = 12_000

/** What the page of the team counts under a name. */
async function counted(page: Page, name: string): Promise<number> {
  await page.goto('/desk?view=team')
  await expect(page.getByRole('heading', { name: deskTeam.figures.title })).toBeVisible()
  const figure = page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
  return (await figure.count()) === 0 ? 0 : Number(await figure.textContent())
}

test('a request is answered, followed in the account, counted, and erased everywhere', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000)
  const { meetings, leads } = deskTeam.figures.totals
  const chief = await member(browser, site, 'Cleo', '/desk', await invitedAccount(site, 'Cleo', 'lead'))
  const before = { leads: await counted(chief, leads), meetings: await counted(chief, meetings) }
  const phones = [
    await member(browser, site, 'Ada', '/desk?view=unclaimed'),
    await member(browser, site, 'Ben', '/desk?view=unclaimed'),
  ] as const

  // The visitor sends it on a phone, and two open desks show it by themselves.
  const visitor = await confirmedAccount(site)
  await page.setViewportSize(PHONE)
  await open(page, '/contact')
  await sendForm(page, contactForm, visitor.email)
  for (const phone of phones) {
    await phone.getByRole('button', { name: list.arrivedOne }).click({ timeout: ARRIVES_WITHIN_MS })
    await phone
      .getByRole('link', { name: /^Ada Lovelace/ })
      .first()
      .click()
    await expect(state(phone)).toHaveText(states.new)
    // On a phone it stands in the list's place.
    await expect(phone.getByRole('article')).toBeFocused()
  }

  // Both press at once: one has it, the other reads who.
  await Promise.all(phones.map((phone) => move(phone, moves['case.claimed'])))
  const alerts = async () => Promise.all(phones.map((phone) => phone.getByRole('alert').count()))
  await expect.poll(async () => (await alerts()).toSorted()).toEqual([0, 1])
  const winner = phones[(await alerts()).indexOf(0) === 0 ? 0 : 1]

  await move(winner, moves['case.contacted'])
  await expect(state(winner)).toContainText(states.contacted)
  await move(winner, moves['case.met'])
  await expect(state(winner)).toContainText(states.meeting)
  await winner.getByRole('link', { name: desk.lead.back }).press('Enter')
  await expect(winner.getByRole('link', { name: /^Ada Lovelace/ })).toBeFocused()
  await winner.goBack()

  // The visitor reads it in their own words, and the team counts it.
  await seedSession(page, await newSession(site, visitor))
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: account.states.meeting.title })).toBeVisible()
  expect(await counted(chief, leads)).toBe(before.leads + 1)
  expect(await counted(chief, meetings)).toBe(before.meetings + 1)
  expect((await leadsCommand(site, ['export', visitor.email])).out).toContain('case.met')

  // Erased by the visitor, it is gone from everywhere, and the team is told.
  const { erasure, erased } = account
  await page.getByRole('button', { name: erasure.action }).click()
  await page.getByRole('button', { name: erasure.confirm }).click()
  await expect(page.getByRole('heading', { name: erased.title })).toBeVisible()
  await winner.reload()
  await expect(winner.getByRole('alert')).toContainText(desk.lead.missing.title)
  expect(await counted(chief, leads)).toBe(before.leads)
  expect(await site.leads(visitor.email)).toEqual([])
  expect((await leadsCommand(site, ['export', visitor.email])).out).not.toContain('case.met')
  const told = async () =>
    (await site.mailsTo(content.email.address)).filter(({ subject }) =>
      subject.startsWith('A visitor erased'),
    )
  await expect.poll(async () => (await told()).length).toBe(1)
  expect((await told())[0]?.text).not.toContain(visitor.email)
  for (const one of [chief, ...phones]) await one.context().close()
})

test('by keyboard: J and K move through the list, C claims, Esc closes, / searches, and ? shows the keys', async ({
  page,
  site,
  browser,
}) => {
  const email = uniqueEmail()
  await open(page, '/contact')
  await sendForm(page, contactForm, email)
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  const agent = await member(browser, site, 'Cleo', '/desk?view=unclaimed')
  const lines = agent.getByRole('region', { name: list.label }).getByRole('listitem').getByRole('link')
  await lines.first().focus()
  await agent.keyboard.press('/')
  await expect(agent.getByRole('searchbox')).toBeFocused()
  await agent.keyboard.type(email)
  await agent.keyboard.press('Enter')
  const found = agent.getByRole('link', { name: /^Ada Lovelace/ })
  await expect(found).toHaveCount(1)
  await agent.getByRole('navigation').getByRole('link', { name: desk.views.unclaimed }).focus()
  await agent.keyboard.press('j')
  await expect(found).toBeFocused()
  const keys = agent.getByRole('region', { name: desk.keys.title })
  await agent.keyboard.press('?')
  await expect(keys).toBeFocused()
  await agent.keyboard.press('?')
  await expect(keys).toBeHidden()
  await expect(found).toBeFocused()
  await agent.keyboard.press('Enter')
  await expect(state(agent)).toHaveText(states.new)
  await state(agent).focus()
  await agent.keyboard.press('Escape')
  await expect(found).toBeFocused()
  await agent.keyboard.press('Enter')
  await state(agent).focus()
  await agent.keyboard.press('c')
  await expect(state(agent)).toHaveText(`${states.claimed} · Cleo`)
  await agent.context().close()
})

test('filters live in the address, are named while they are folded, and go with one button', async ({
  page,
  site,
  browser,
}) => {
  const email = uniqueEmail()
  await open(page, '/contact')
  await sendForm(page, contactForm, email)
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  const agent = await member(browser, site, 'Eve', `/desk?words=${email}`)
  const found = agent.getByRole('link', { name: /^Ada Lovelace/ })
  await expect(found).toHaveCount(1)
  const filters = agent.locator('summary', { hasText: list.filters })
  await filters.click()
  // Sent at once, it scores for its page alone.
  await agent.getByLabel(desk.choices.score.label).selectOption(desk.scores.low)
  await agent.getByLabel(desk.choices.age.label).selectOption(desk.ages.day)
  await expect(found).toHaveCount(1)
  await filters.click()
  await expect(agent.getByText(`${desk.scores.low} · ${desk.ages.day}`)).toBeVisible()
  await agent.goto(agent.url().replace('score=low', 'score=high'))
  await expect(agent.getByText(list.noneFound)).toBeVisible()
  await agent.getByRole('button', { name: list.clear }).click()
  await expect(agent).toHaveURL('/desk')
  await expect(agent.getByRole('searchbox')).toBeFocused()
  await expect(found.first()).toBeVisible()
  await agent.context().close()
})
