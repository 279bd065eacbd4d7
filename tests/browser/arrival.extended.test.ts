/** A page whose document arrives slowly is painted in parts: what is there stays where it is. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { pageFile } from '../support/built-site.ts'
import { expect, test } from './fixtures.ts'
import { recordShifts } from './motion.ts'

/** Where a document is cut: before each of the first elements of its body, which fill a phone. */
const CUTS = 25
const ELEMENT = /<(?:section|div|p|h1|h2|dl|ul|form|picture|video|nav|a|button)\b/g

function partsOf(html: string): string[] {
  const body = html.indexOf('<body')
  const cuts = [...html.slice(body).matchAll(ELEMENT)].slice(0, CUTS).map(({ index }) => body + index)
  return [0, ...cuts].map((start, part) => html.slice(start, cuts[part]))
}

/** Serves one document part by part, each once `painted` says that the one before it is; all else is the site's. */
async function serveInParts(origin: string, parts: string[], painted: (url: string) => Promise<unknown>) {
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' })
      for (const part of parts) {
        response.write(part)
        await painted(`http://${request.headers.host}`)
      }
      response.end()
      return
    }
    const answer = await fetch(origin + request.url)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` }
}

/** Resolves once what has arrived is painted: whether there was a document to paint, which the first part may only begin. */
const painted = (page: Page, origin: string) =>
  page
    .evaluate(
      (from) =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(location.origin === from))),
        ),
      origin,
    )
    .catch(() => false)

test('nothing moves as the rest of a document arrives', async ({ page, site }) => {
  test.setTimeout(site.paths.length * 10_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 800 })
  const shifts = await recordShifts(page)
  for (const path of site.paths) {
    const parts = partsOf(await readFile(pageFile(path), 'utf8'))
    const seen: boolean[] = []
    const { server, url } = await serveInParts(site.url, parts, async (origin) => {
      seen.push(await painted(page, origin))
    })
    await page.goto(url)
    expect
      .soft(seen.filter(Boolean).length, `painted parts of ${path}`)
      .toBeGreaterThanOrEqual(parts.length - 3)
    expect.soft(await shifts(), path).toEqual([])
    server.closeAllConnections()
    server.close()
  }
})
