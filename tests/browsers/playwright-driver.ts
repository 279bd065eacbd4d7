/** A browser that Playwright drives: its own builds, and Firefox by WebDriver BiDi. */
import type { Page } from 'playwright/test'
import { type Driver, findTarget, type Target } from './driver.ts'

export function playwrightDriver(page: Page): Driver {
  let messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))

  const find = async (target: Target) => {
    const found = await page.waitForFunction(findTarget, target)
    const element = found.asElement()
    if (!element) throw new Error(`Not an element: ${JSON.stringify(target)}`)
    return element
  }
  return {
    open: async (path) => {
      await page.goto(path)
    },
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      await page.goBack()
    },
    forward: async () => {
      await page.goForward()
    },
    click: async (target) => (await find(target)).click(),
    fill: async (target, text) => {
      // By keys: over WebDriver BiDi, Playwright's own `fill` sets the value in a way that React does not notice.
      await (await find(target)).selectText()
      await page.keyboard.type(text)
    },
    press: (key) => page.keyboard.press(key),
    evaluate: (run, argument) => page.evaluate(`(${run})(${JSON.stringify(argument)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    messages: async () => {
      const logged = messages
      messages = []
      return logged
    },
  }
}
