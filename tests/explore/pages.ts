/** The title and the headings that each page of the build has before any script runs: the address's fragment may choose one. */
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright/test'
import { notFound } from '../../content/pages/not-found.ts'
import { pageFile } from '../support/built-site.ts'
import type { Pages } from './properties.ts'

export async function readPages(browser: Browser, paths: readonly string[]): Promise<Pages> {
  const reader = await browser.newPage()
  const read = await reader.evaluate(
    (sources) =>
      sources.map((source) => {
        const { title, body } = new DOMParser().parseFromString(source, 'text/html')
        const headings = [...body.querySelectorAll('h1')]
        return { title, headings: headings.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()) }
      }),
    paths.map((path) => readFileSync(pageFile(path), 'utf8')),
  )
  await reader.close()
  const pages = new Map(paths.map((path, index) => [path, read[index]]))
  const unknown = { title: notFound.title, headings: [`${notFound.heading} ${notFound.statement}`] }
  return { of: (path) => pages.get(path) ?? unknown }
}
