import { contactForm } from '../../content/forms.ts'
import { account } from '../../content/pages/account.ts'
import { desk } from '../../content/pages/desk.ts'
import { confirmedAccount, newSession, seedSession } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { atDesk, colleague, line, move, PHONE, request, state } from './colleagues.ts'
import { expect, test } from './fixtures.ts'
import { open, sendForm } from './visitor.ts'

const { list, moves, states } = desk
/** Every five seconds an open desk asks what is new; the rest is for a busy machine. */
const ARRIVES_WITHIN_MS = 12_000

test('a request is answered, followed in the account, and erased everywhere', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000)
  const unclaimed = '/desk?view=unclaimed'
  const { page: first } = await atDesk(browser, site, 'Ada', unclaimed, 'agent', PHONE)
  const { page: second } = await atDesk(browser, site, 'Ben', unclaimed, 'agent', PHONE)
  const phones = [first, second] as const

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
  // Others of the same name may stand above it.
  const own = new URL(winner.url()).searchParams.get('lead')
  await winner.getByRole('link', { name: desk.lead.back }).press('Enter')
  await expect(winner.locator(`a[href*="${own}"]`)).toBeFocused()
  await winner.goBack()

  // The visitor reads it in their own words.
  await seedSession(page, await newSession(site, visitor))
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: account.states.meeting.title })).toBeVisible()

  // Erased by the visitor, it goes from the desk as well.
  await page.getByRole('button', { name: account.erasure.action }).click()
  await page.getByRole('button', { name: account.erasure.confirm }).click()
  await expect(page.getByRole('heading', { name: account.erased.title })).toBeVisible()
  await expect(winner.getByRole('alert')).toContainText(desk.lead.missing.title, {
    timeout: ARRIVES_WITHIN_MS,
  })
})

test('by keyboard: J and K move through the list, C claims, Esc closes, / searches, and ? shows the keys', async ({
  site,
  browser,
}) => {
  const email = uniqueEmail()
  await request(site, email)
  const { page: agent } = await atDesk(browser, site, 'Cleo', '/desk?view=unclaimed')
  const lines = agent.getByRole('region', { name: list.label }).getByRole('listitem').getByRole('link')
  await lines.first().focus()
  await agent.keyboard.press('/')
  await expect(agent.getByRole('searchbox')).toBeFocused()
  await agent.keyboard.type(email)
  await agent.keyboard.press('Enter')
  const found = agent.getByRole('link', { name: /^Grace Hopper/ })
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
})

test('filters live in the address, are named while they are folded, and go with one button', async ({
  site,
  browser,
}) => {
  const email = uniqueEmail()
  await request(site, email)
  const { page: agent } = await atDesk(browser, site, 'Eve', `/desk?words=${email}`)
  const found = agent.getByRole('link', { name: /^Grace Hopper/ })
  await expect(found).toHaveCount(1)
  const filters = agent.locator('summary', { hasText: list.filters })
  await filters.click()
  // From an ad, after a minute on the page: it scores 80.
  await agent.getByLabel(desk.choices.score.label).selectOption(desk.scores.high)
  await agent.getByLabel(desk.choices.age.label).selectOption(desk.ages.day)
  await expect(found).toHaveCount(1)
  await filters.click()
  await expect(agent.getByText(`${desk.scores.high} · ${desk.ages.day}`)).toBeVisible()
  await agent.goto(agent.url().replace('score=high', 'score=low'))
  await expect(agent.getByText(list.noneFound)).toBeVisible()
  await agent.getByRole('button', { name: list.clear }).click()
  await expect(agent).toHaveURL('/desk')
  await expect(agent.getByRole('searchbox')).toBeFocused()
  await expect(found.first()).toBeVisible()
})

test('a long name is read whole in the list and in the request, and the page is no wider than a phone', async ({
  site,
  browser,
}) => {
  const name = { firstName: 'Jonas Maximilian', lastName: 'Wolfeschlegelsteinhausen' }
  const owner = 'Bartholomew Montgomery-Fitzgerald'
  const lead = await request(site, uniqueEmail(), name)
  const { page: agent, id } = await atDesk(browser, site, owner, '/desk', 'manager')
  const manager = await colleague(site, 'Cleo', 'manager')
  await manager.does(lead, 'case.assigned', id)
  for (const width of [320, 390, 768, 1280]) {
    await agent.setViewportSize({ width, height: 800 })
    await agent.goto('/desk')
    const shown = line(agent, lead).getByText(`${name.firstName} ${name.lastName}`)
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((box) => box.scrollWidth - box.clientWidth), `cut at ${width} px`).toBe(0)
    const across = () => agent.evaluate(() => document.documentElement.scrollWidth)
    expect(await across(), `the list at ${width} px`).toBe(width)
    await line(agent, lead).click()
    await expect(state(agent)).toContainText(owner)
    expect(await across(), `the request at ${width} px`).toBe(width)
  }
})
