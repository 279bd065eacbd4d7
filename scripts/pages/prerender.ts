/**
 * The pages of the build: one HTML file and a social card for each, 404.html, sitemap.xml, robots.txt. A page is
 * contact.html, not contact/index.html, for which hosts redirect /contact, the canonical address, to /contact/.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { site } from '../../content/site.ts'
import type { RenderedPage } from '../../src/prerender.tsx'
import { createCards } from '../cards/draw-cards.ts'
import { builtStyles, type Manifest, pageAssets } from './assets.ts'
import { pageDocument } from './document.ts'
import type { BuiltPage } from './headers.ts'
import { dateOf } from './page-dates.ts'
import { writePrintSheet } from './print-sheet.ts'
import { robots, sitemap } from './sitemap.ts'
import { separateTypefaces } from './typefaces.ts'
import { headingOf, wordsHash } from './words.ts'

/** A path without a route. */
const NO_SUCH_PAGE = '/404'
/** Where hosts expect the not-found page. */
export const NOT_FOUND = '/404.html'

/** The web manifest, which has the icons and colours, with the site's names. */
async function withNames(file: string): Promise<string> {
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  return `${JSON.stringify({ name: site.name, short_name: site.shortName, ...manifest }, null, 2)}\n`
}

type Prerender = typeof import('../../src/prerender.tsx')

/** Writes every page into `dist`, rendered by the module built at `prerenderModule`. Returns them, with 404.html. */
export async function prerender(
  dist: string,
  prerenderModule: string,
  backendUrl: string,
): Promise<BuiltPage[]> {
  const { renderPage, pagePaths, headOf, indexedPaths }: Prerender = await import(
    pathToFileURL(resolve(prerenderModule)).href
  )
  const manifestFile = join(dist, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))

  const styles = builtStyles(manifest)
  const shared = {
    typefaces: await separateTypefaces(dist, styles),
    print: await writePrintSheet(dist, styles),
  }
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text)
  }
  const render = async (path: string, status: number) => {
    const page = await renderPage(path)
    if (page.status !== status) throw new Error(`${path} rendered with status ${page.status}, not ${status}`)
    return page
  }
  const pages: BuiltPage[] = []
  const complete = async (path: string, { html, routeIds }: RenderedPage) => {
    const assets = pageAssets(manifest, routeIds)
    const document = await pageDocument(dist, path, html, assets, shared, backendUrl)
    pages.push({ path, inline: document.inline })
    return document.html
  }

  const paths = pagePaths()
  const drawCard = createCards(dist)
  const cards: Promise<void>[] = []
  const dates = new Map<string, string | undefined>()
  for (const path of paths) {
    const page = await render(path, 200)
    // Drawn by other threads, while the next pages are made.
    const { card, cardFigure, updated } = headOf(path)
    cards.push(drawCard(path, headingOf(page.html), card, cardFigure))
    dates.set(path, dateOf(wordsHash(page.html), updated))
    await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, await complete(path, page))
  }
  await write(NOT_FOUND, await complete(NOT_FOUND, await render(NO_SUCH_PAGE, 404)))
  await Promise.all(cards)
  const listed = indexedPaths().map((path) => ({ path, date: dates.get(path) }))
  await write('sitemap.xml', sitemap(site.origin, listed))
  await write('robots.txt', robots(site.origin))
  await write('site.webmanifest', await withNames(join(dist, 'site.webmanifest')))
  await rm(dirname(manifestFile), { recursive: true })
  return pages
}
