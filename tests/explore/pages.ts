/** The title and the heading that each page of the build has before any script runs. */
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
        return { title, heading: (body.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim() }
      }),
    paths.map((path) => readFileSync(pageFile(path), 'utf8')),
  )
  await reader.close()
  const pages = new Map(paths.map((path, index) => [path, read[index]]))
  const unknown = { title: notFound.title, heading: `${notFound.heading} ${notFound.statement}` }
  return { of: (path) => pages.get(path) ?? unknown }
}
