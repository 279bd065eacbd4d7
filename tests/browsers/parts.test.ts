/** Calculators, tabs, questions and entries that fold, in each browser. */
import { buyer } from '../../content/pages/buyer.ts'
import { expect, test } from './fixtures.ts'
import { arrives, attribute, field, reads, visit } from './visits.ts'

const PHONE = [390, 844] as const

test('a calculator follows what is typed, and its address shows the same result', async ({ driver }) => {
  await visit(driver, '/tools')
  await reads(driver, '$3,081.41')
  await driver.fill(field('Purchase price'), '800,000')
  await arrives(driver, /price=800000/)
  const result = () =>
    driver.evaluate(() => document.querySelector('main [role="status"], main output')?.textContent, null)
  await expect.poll(result).toMatch(/\$(?!3,081\.41)[\d,]+\.\d\d/)
  const first = await result()
  await driver.reload()
  await visit(driver, await driver.evaluate(() => location.pathname + location.search, null))
  await expect.poll(result).toBe(first)
})

test('a tab shows its panel', async ({ driver }) => {
  await driver.resize(...PHONE)
  await visit(driver, '/buyer')
  for (const { label, title } of buyer.approach.tabs) {
    await driver.click({ css: 'main [role="tab"]', name: label })
    await expect
      .poll(() => attribute(driver, 'main [role="tab"][aria-selected="true"]', 'aria-controls'))
      .not.toBeNull()
    await reads(driver, title)
  }
})

test('a question opens and closes', async ({ driver }) => {
  await visit(driver, '/radon-information')
  const question = 'main button[aria-expanded]'
  const answerIsShown = () =>
    driver.evaluate((css) => {
      const id = document.querySelector(css)?.getAttribute('aria-controls')
      return (document.getElementById(id ?? '')?.getBoundingClientRect().height ?? 0) > 0
    }, question)
  expect(await answerIsShown()).toBe(false)
  await driver.click({ css: question })
  await expect.poll(() => attribute(driver, question, 'aria-expanded')).toBe('true')
  await expect.poll(answerIsShown).toBe(true)
  await driver.click({ css: question })
  await expect.poll(() => attribute(driver, question, 'aria-expanded')).toBe('false')
  await expect.poll(answerIsShown).toBe(false)
})

test('a long entry is folded on a phone, and opens', async ({ driver }) => {
  await driver.resize(...PHONE)
  await visit(driver, '/buyers-guide')
  const shown = () =>
    driver.evaluate(() => {
      const fold = document.querySelector('main details.fold')
      return [...(fold?.children ?? [])].some(
        (part) =>
          part.tagName !== 'SUMMARY' && part.getBoundingClientRect().height > 0 && part.checkVisibility(),
      )
    }, null)
  expect(await shown()).toBe(false)
  await driver.click({ css: 'main details.fold > summary' })
  await expect.poll(shown).toBe(true)
})
