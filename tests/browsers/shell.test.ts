/** What every page shares, in each browser: header, menus, theme, history. */
import { LAYOUT } from '../../content/constants.ts'
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { arrives, attribute, button, scrolled, scrollTo, visit } from './visits.ts'

const { buyerServices, drawer } = navigation
const PHONE = [390, 844] as const
const MENU = '[role="dialog"]'
const DROPDOWN = `header [aria-expanded]`

test('the dropdown opens by a click, and closes by Escape with the focus where it was', async ({
  driver,
}) => {
  await visit(driver, '/contact')
  await driver.click({ css: DROPDOWN, name: buyerServices.label })
  await expect.poll(() => attribute(driver, DROPDOWN, 'aria-expanded')).toBe('true')
  const last = buyerServices.links.at(-1)
  await expect
    .poll(() =>
      driver.evaluate(
        (href) => document.querySelector(`header nav li li a[href="${href}"]`)?.checkVisibility(),
        last && 'to' in last ? last.to : '',
      ),
    )
    .toBe(true)
  await driver.press('Escape')
  await expect.poll(() => attribute(driver, DROPDOWN, 'aria-expanded')).toBe('false')
  expect(await driver.evaluate((css) => document.activeElement?.matches(css), DROPDOWN)).toBe(true)
})

test('the menu of a phone is 300 px wide, keeps the focus, and closes by Escape', async ({ driver }) => {
  await driver.resize(...PHONE)
  await visit(driver, '/contact')
  await driver.click(button(drawer.openAction, 'header'))
  const box = () =>
    driver.evaluate((css) => {
      const { width, right } = document.querySelector(css)?.getBoundingClientRect() ?? {}
      return [Math.round(width ?? 0), Math.round(right ?? 0)]
    }, MENU)
  await expect.poll(box).toEqual([LAYOUT.drawerWidth, PHONE[0]])
  const links = drawer.groups.reduce((sum, group) => sum + group.links.length, 0)
  for (let presses = 0; presses < links + 6; presses++) {
    await driver.press('Tab')
    const isInside = await driver.evaluate(
      (css) => document.querySelector(css)?.contains(document.activeElement),
      MENU,
    )
    expect(isInside, `after ${presses + 1} presses of Tab`).toBe(true)
  }
  await driver.press('Escape')
  await expect.poll(() => driver.evaluate((css) => document.querySelector(css) === null, MENU)).toBe(true)
})

test('the menu of a phone leads to a page, and is closed there', async ({ driver }) => {
  await driver.resize(...PHONE)
  await visit(driver, '/contact')
  await driver.click(button(drawer.openAction, 'header'))
  await driver.click({ css: `${MENU} a`, name: navigation.join.label })
  await arrives(driver, /\/join$/)
  await expect.poll(() => driver.evaluate((css) => document.querySelector(css) === null, MENU)).toBe(true)
})

test('a chosen theme is kept on the next page and after a reload', async ({ driver }) => {
  await visit(driver, '/contact')
  const background = () =>
    driver.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, null)
  const chosen = () => attribute(driver, 'html', 'data-theme')
  const before = await background()
  const isDark = await driver.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches, null)
  await driver.click({ css: 'header .script-only > button' })
  await expect.poll(chosen).toBe(isDark ? 'light' : 'dark')
  await expect.poll(background).not.toBe(before)
  const after = await background()
  await driver.click({ css: 'header a', name: navigation.join.label })
  await arrives(driver, /\/join$/)
  expect([await chosen(), await background()]).toEqual([isDark ? 'light' : 'dark', after])
  await driver.reload()
  expect([await chosen(), await background()]).toEqual([isDark ? 'light' : 'dark', after])
})

test('going back and forward restores where the page was, with its title and its heading', async ({
  driver,
}) => {
  const names = () => driver.evaluate(() => [document.title, document.querySelector('h1')?.textContent], null)
  await visit(driver, '/evaluation')
  const evaluation = await names()
  await scrollTo(driver, 700)
  await expect.poll(() => scrolled(driver)).toBe(700)
  // By the keyboard: to press what stays in the window, Playwright moves the page in Firefox.
  await driver.evaluate(
    () => document.querySelector<HTMLElement>('header a[href="/contact"]')?.focus({ preventScroll: true }),
    null,
  )
  await driver.press('Enter')
  await arrives(driver, /\/contact$/)
  await expect.poll(() => scrolled(driver)).toBe(0)
  await expect.poll(names).not.toEqual(evaluation)
  const contact = await names()
  await scrollTo(driver, 300)
  await expect.poll(() => scrolled(driver)).toBe(300)
  await driver.back()
  await arrives(driver, /\/evaluation$/)
  await expect.poll(() => scrolled(driver)).toBe(700)
  await expect.poll(names).toEqual(evaluation)
  await driver.forward()
  await arrives(driver, /\/contact$/)
  await expect.poll(() => scrolled(driver)).toBe(300)
  await expect.poll(names).toEqual(contact)
})

test('Tab shows a ring at what has the focus', async ({ driver }) => {
  await visit(driver, '/contact')
  for (let presses = 0; presses < 12; presses++) {
    await driver.press('Tab')
    const ring = await driver.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      return { tag: document.activeElement?.tagName, outlineStyle, outlineWidth, boxShadow }
    }, null)
    expect(ring.tag, 'what has the focus').toMatch(/^(A|BUTTON|INPUT|SUMMARY)$/)
    expect(ring.outlineStyle !== 'none' || ring.boxShadow !== 'none', JSON.stringify(ring)).toBe(true)
  }
})
