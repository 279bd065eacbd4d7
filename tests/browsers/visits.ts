/** What several checks ask of a page. */
import type { Driver, Target } from './driver.ts'
import { expect } from './fixtures.ts'

/** The site's header once it answers; the desk has a bar of its own in its place. */
const HEADER = 'header [aria-haspopup="dialog"], body:not(:has(> header)) main:not([data-unhydrated])'

/** Waits until the header answers, for which a visitor does nothing. */
export async function startsByItself(driver: Driver): Promise<void> {
  await expect
    .poll(() => driver.evaluate((header) => document.querySelector(header) !== null, HEADER), {
      message: 'the header never came alive',
    })
    .toBe(true)
}

/** Acts as a visitor does who moves the pointer, until every part of the page answers. */
export async function comesAlive(driver: Driver): Promise<void> {
  const isAlive = (header: string) => {
    dispatchEvent(new Event('pointermove'))
    return document.querySelector(header) !== null && document.querySelector('[data-unhydrated]') === null
  }
  await expect
    .poll(() => driver.evaluate(isAlive, HEADER), { message: 'the page never came alive' })
    .toBe(true)
}

export async function visit(driver: Driver, path: string): Promise<void> {
  await driver.open(path)
  await comesAlive(driver)
}

/** Waits until the page shows these words. */
export const reads = (driver: Driver, words: string) =>
  expect.poll(() => driver.evaluate(() => document.body.innerText, null)).toContain(words)

/** Waits until the address ends like this. */
export const arrives = (driver: Driver, end: RegExp) =>
  expect.poll(() => driver.evaluate(() => location.href, null)).toMatch(end)

/** The value of an attribute of the first element that matches; null without the attribute or the element. */
export const attribute = (driver: Driver, css: string, name: string) =>
  driver.evaluate(([selector, attr]) => document.querySelector(selector)?.getAttribute(attr) ?? null, [
    css,
    name,
  ] as const)

/** A field by its label. */
export const field = (name: string, within = 'main'): Target => ({
  css: `${within} :is(input, textarea, select)`,
  name,
})

export const button = (name: string, within = ''): Target => ({
  css: `${within} :is(button, [role=button])`,
  name,
})

/** Scrolls at once, and waits until the page has been told, which is with the next frame. */
export const scrollTo = (driver: Driver, top: number) =>
  driver.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    return new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)))
  }, top)

export const scrolled = (driver: Driver) => driver.evaluate(() => Math.round(window.scrollY), null)
