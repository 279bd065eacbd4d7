/** Whoever types or presses at the desk goes on, whatever answers or changes meanwhile: no letter is lost or read as a key. */
import type { Page } from 'playwright/test'
import { desk } from '../../content/pages/desk.ts'
import { atDesk, colleague, line, note, request, SHOWS, state } from './colleagues.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'

const { lead: words, list, moves, states } = desk
/** Its letters are keys of the desk: J and K move, C claims, Enter opens, / searches. */
const TEXT = 'Will look at jobs near Kensington / back on Friday'

/** Lets the calls of a function wait until they are released. */
async function held(page: Page, name: string) {
  const asked = page.waitForRequest(`**/rpc/${name}`)
  return { asked, release: await hold(page, `**/rpc/${name}`) }
}
const button = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name })

test('the answer to a press leaves the field alone in which one has begun to type', async ({
  browser,
  site,
}) => {
  const [one, other] = [await request(site), await request(site)]
  const { page } = await atDesk(browser, site, 'Ann', `/desk?lead=${one}`)
  const move = await held(page, 'move_lead')
  await button(page, moves['case.claimed']).click()
  await move.asked
  await note(page).click()
  await page.keyboard.type(TEXT.slice(0, 20))
  move.release()
  await expect(state(page)).toHaveText(`${states.claimed} · Ann`)
  await page.keyboard.type(TEXT.slice(20))
  await expect(note(page)).toHaveValue(TEXT)

  const added = await held(page, 'note_lead')
  await page.getByRole('button', { name: words.addNote }).click()
  await added.asked
  await page.getByRole('searchbox').click()
  await page.keyboard.type('jack')
  added.release()
  await expect(page.getByRole('listitem').filter({ hasText: TEXT })).toBeVisible()
  await page.keyboard.type('son')
  await expect(page.getByRole('searchbox')).toHaveValue('jackson')
  await expect(line(page, other)).toContainText(states.new)
})

test('a note goes on where it was when the request goes under it, and when it is back', async ({
  browser,
  site,
}) => {
  const ben = await colleague(site, 'Ben')
  const [lead, other] = [await request(site), await request(site)]
  const { page } = await atDesk(browser, site, 'Ann', `/desk?lead=${lead}`)
  await note(page).click()
  await page.keyboard.type(TEXT.slice(0, 15))
  await ben.does(lead, 'case.claimed')
  const kept = page.getByLabel(words.missing.note)
  await expect(kept).toBeFocused(SHOWS)
  await page.keyboard.type(TEXT.slice(15))
  await expect(kept).toHaveValue(TEXT)
  await kept.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4))
  await ben.does(lead, 'case.returned')
  await expect(note(page)).toBeFocused(SHOWS)
  await page.keyboard.type(' certainly')
  await expect(note(page)).toHaveValue(`Will certainly${TEXT.slice(4)}`)
  await expect(line(page, other)).toContainText(states.new)
})

for (const width of [390, 1280])
  test(`a second press on a button that is gone does nothing, at ${width} px`, async ({ browser, site }) => {
    const lead = await request(site)
    const { page } = await atDesk(browser, site, 'Ann', `/desk?lead=${lead}`)
    await page.setViewportSize({ width, height: 800 })
    for (const [event, becomes] of [
      ['case.claimed', states.claimed],
      ['case.contacted', states.contacted],
      ['case.met', states.meeting],
    ] as const) {
      const press = button(page, moves[event])
      // Waits until it takes presses.
      await press.hover()
      const box = await press.boundingBox()
      const place = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
      await page.mouse.click(...place)
      await expect(state(page)).toHaveText(`${becomes} · Ann`)
      // At once, where another button may be by now.
      await page.mouse.click(...place)
    }
    await note(page).fill('Nothing else has happened')
    await page.getByRole('button', { name: words.addNote }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Nothing else has happened' })).toBeVisible()
    await expect(state(page)).toHaveText(`${states.meeting} · Ann`)
  })

test('no line moves when a request comes, nor when nobody answers', async ({ browser, site }) => {
  const lead = await request(site)
  const { page } = await atDesk(browser, site, 'Ann', '/desk?view=unclaimed')
  const place = async () => (await line(page, lead).boundingBox())?.y
  const before = await place()
  await request(site)
  await expect(page.getByRole('button', { name: list.arrivedOne })).toBeVisible(SHOWS)
  expect(await place()).toBe(before)
  await page.route('**/rpc/desk_changes', (route) => route.abort())
  await expect(page.getByText(list.stale.split('{')[0] ?? '')).toBeVisible(SHOWS)
  expect(await place()).toBe(before)
})

test('J goes on from the line of the request that is open, and the search says what the list is searched for', async ({
  browser,
  site,
}) => {
  const leads = [await request(site), await request(site), await request(site)]
  const { page } = await atDesk(browser, site, 'Ann', '/desk?view=unclaimed')
  const [third = '', second = '', first = ''] = leads
  await line(page, second).click()
  await state(page).focus()
  await page.keyboard.press('j')
  await expect(line(page, third)).toBeFocused()
  await line(page, second).focus()
  await page.keyboard.press('K')
  await expect(line(page, first)).toBeFocused()

  const box = page.getByRole('searchbox')
  await box.fill('nobody of that name')
  await box.press('Enter')
  await expect(page.getByText(list.noneFound)).toBeVisible()
  await box.press('Escape')
  await expect(page).not.toHaveURL(/words/)
  await expect(line(page, first)).toHaveCount(1)
  await box.fill('not sent yet')
  await page.getByText(list.filters).click()
  await page.getByRole('combobox', { name: desk.choices.age.label }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/words=not/)
  await page.getByRole('button', { name: list.clear }).click()
  await expect(box).toHaveValue('')
})

test('the list is compared on time, however often more of it is asked for', async ({ browser, site }) => {
  const ben = await colleague(site, 'Ben')
  for (let count = 0; count < 60; count++) await request(site)
  const lead = await request(site)
  const { page } = await atDesk(browser, site, 'Cleo', '/desk', 'manager')
  await expect(line(page, lead)).toContainText(states.new)
  await ben.does(lead, 'case.claimed')
  await page.getByRole('button', { name: list.more }).click()
  await expect(line(page, lead)).toContainText(`${states.claimed} · Ben`, { timeout: 2_000 })
})
