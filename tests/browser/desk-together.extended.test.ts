/** Several people at the desk: what one does shows on the other's screen by itself, and nothing that is typed is lost. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { accountMenu } from '../../content/account-menu.ts'
import { DESK_DRAFT_PREFIX, DRAFT_STORAGE_PREFIX } from '../../content/constants.ts'
import { desk } from '../../content/pages/desk.ts'
import { sessionEnded } from '../../content/session-ended.ts'
import { callDatabase } from '../support/team-accounts.ts'
import { atDesk, colleague, line, note, request, SHOWS, state } from './colleagues.ts'
import { expect, test } from './fixtures.ts'

const { lead: words, list, moves, states, views } = desk
const drafts = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)),
    DRAFT_STORAGE_PREFIX + DESK_DRAFT_PREFIX,
  )

test('a colleague’s claim, a hand-over and an erasure show in list and pane by themselves', async ({
  browser,
  site,
}) => {
  const ben = await colleague(site, 'Ben')
  const email = `${randomUUID()}@example.com`
  const [claimed, handed, erased] = [await request(site), await request(site), await request(site, email)]
  const { page, id } = await atDesk(browser, site, 'Ann', `/desk?view=unclaimed&lead=${claimed}`)
  await expect(state(page)).toHaveText(states.new)
  await expect(line(page, claimed)).toHaveCount(1)
  const visitor = (await page.getByRole('blockquote').textContent()) ?? ''
  await page.getByRole('article').getByRole('button', { name: moves['case.claimed'] }).focus()

  await ben.does(claimed, 'case.claimed')
  await expect(page.getByRole('alert')).toContainText(words.missing.title, SHOWS)
  await expect(line(page, claimed)).toHaveCount(0, SHOWS)
  await expect(page.getByRole('article')).not.toContainText(visitor)
  await expect(page.getByRole('article')).toBeFocused()
  // Given back, it is there again: in the pane by itself, in the list at a press, because it is nobody's.
  await ben.does(claimed, 'case.returned')
  await expect(state(page)).toHaveText(states.new, SHOWS)
  await page.getByRole('button', { name: list.arrivedOne }).click(SHOWS)
  await expect(line(page, claimed)).toHaveCount(1)

  // What is handed to her comes into her own list without a press.
  await ben.does(handed, 'case.claimed')
  await page.getByRole('navigation').getByRole('link', { name: views.mine }).click()
  await expect(page.getByText(list.none)).toBeVisible()
  await ben.does(handed, 'case.handed', id)
  await expect(line(page, handed)).toContainText(`${states.claimed} · Ann`, SHOWS)
  await expect(page.locator('[data-view=mine]')).toHaveText('1')

  await page.goto(`/desk?view=unclaimed&lead=${erased}`)
  await expect(line(page, erased)).toHaveCount(1)
  await expect(state(page)).toHaveText(states.new)
  await note(page).fill('Left a message')
  await callDatabase(site, 'forget_person', { email })
  await expect(page.getByRole('alert')).toContainText(words.missing.title, SHOWS)
  await expect(line(page, erased)).toHaveCount(0, SHOWS)
  await expect(page.getByLabel(words.missing.note)).toHaveValue('Left a message')
})

test('a colleague’s note and move show while one reads: focus, fold and what is typed stay', async ({
  browser,
  site,
}) => {
  const ben = await colleague(site, 'Ben')
  const lead = await request(site)
  await ben.does(lead, 'case.claimed')
  const { page } = await atDesk(browser, site, 'Cleo', `/desk?lead=${lead}`, 'manager')
  await expect(state(page)).toHaveText(`${states.claimed} · Ben`)
  await page.locator('article summary').click()
  await page.getByLabel(words.reason).selectOption(words.reasons[1])
  await note(page).fill('Half a th')
  await page.setViewportSize({ width: 1280, height: 400 })
  await note(page).scrollIntoViewIfNeeded()
  await note(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4))

  await callDatabase(site, 'note_lead', { lead, note_id: randomUUID(), note: 'Rang twice' }, ben.token)
  await expect(page.getByText('Rang twice')).toBeVisible(SHOWS)
  await ben.does(lead, 'case.contacted')
  await expect(state(page)).toHaveText(`${states.contacted} · Ben`, SHOWS)
  await expect(line(page, lead)).toContainText(`${states.contacted} · Ben`, SHOWS)
  await expect(note(page)).toBeFocused()
  await expect(note(page)).toBeInViewport()
  await page.keyboard.type('XX')
  await expect(note(page)).toHaveValue('HalfXX a th')
  await expect(page.getByLabel(words.reason)).toHaveValue(words.reasons[1])
})

test('a note survives another request and a reload, and goes when it is stored or its writer signs out', async ({
  browser,
  site,
}) => {
  const [one, other] = [await request(site), await request(site)]
  const { page } = await atDesk(browser, site, 'Ann', `/desk?view=unclaimed&lead=${one}`)
  await note(page).fill('Prefers mornings')
  await line(page, other).click()
  await expect(note(page)).toHaveValue('')
  await note(page).fill('Wants a balcony')
  await page.reload()
  await expect(note(page)).toHaveValue('Wants a balcony')
  await page.getByRole('button', { name: words.addNote }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a balcony' })).toBeVisible()
  await expect(note(page)).toHaveValue('')
  expect(await drafts(page)).toHaveLength(1)

  await line(page, one).click()
  await expect(note(page)).toHaveValue('Prefers mornings')
  await page.getByRole('button', { name: RegExp(`^${accountMenu.label}`) }).click()
  await page.getByRole('menuitem', { name: accountMenu.signOut }).click()
  await expect(page.getByRole('heading', { name: sessionEnded.how.ended.title })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})
