/** Links: internal ones have a target, external ones are safe to follow. */
import { existsSync, readFileSync } from 'node:fs'
import { footer } from '../../content/navigation.ts'
import { head as accessibility } from '../../content/pages/accessibility.ts'
import { pageFile, SITE_FOLDER } from '../support/built-site.ts'
import { expect, test } from './fixtures.ts'

const ORIGIN = 'https://site.invalid'
/** Linked by the footer; the specification gives them no page. */
const WITHOUT_PAGE: readonly string[] = footer.legal.links
  .map(({ to }) => to)
  .filter((to) => to !== accessibility.path)

const htmlOf = (path: string) => readFileSync(pageFile(path), 'utf8')
const addressesIn = (html: string, attribute: 'href' | 'src') =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

test('every internal link leads to an existing page or file, and its fragment to an element there', ({
  site,
}) => {
  const broken: string[] = []
  for (const path of site.paths) {
    const html = htmlOf(path)
    for (const address of [...addressesIn(html, 'href'), ...addressesIn(html, 'src')]) {
      const url = new URL(address, `${ORIGIN}${path}`)
      if (url.origin !== ORIGIN || url.protocol === 'tel:') continue
      const target = url.pathname
      const isPage = existsSync(pageFile(target))
      if (!isPage && !existsSync(`${SITE_FOLDER}${target}`) && !WITHOUT_PAGE.includes(target))
        broken.push(`${path}: ${address}`)
      if (isPage && url.hash && !htmlOf(target).includes(` id="${url.hash.slice(1)}"`))
        broken.push(`${path}: ${address} has no such element`)
    }
  }
  expect(broken).toEqual([])
})

test('every external link uses https, opens in a new tab and says so', ({ site }) => {
  const unsafe: string[] = []
  for (const path of site.paths)
    for (const [link, attributes = '', words = ''] of htmlOf(path).matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
      const href = /href="([^"]+)"/.exec(attributes)?.[1] ?? ''
      if (!/^https?:/.test(href)) continue
      const isSafe =
        href.startsWith('https:') &&
        attributes.includes('target="_blank"') &&
        /rel="[^"]*noopener/.test(attributes) &&
        words.includes('(opens in a new tab)')
      if (!isSafe) unsafe.push(`${path}: ${link.slice(0, 200)}`)
    }
  expect(unsafe).toEqual([])
})

test('every page is on the list of all pages, which every page links', ({ site }) => {
  const [, list = ''] = /id="all-pages"(.*)<\/main>/s.exec(htmlOf('/accessibility')) ?? []
  const listed = addressesIn(list, 'href')
  expect(listed.toSorted()).toEqual(site.paths.toSorted())
  for (const path of site.paths) expect(addressesIn(htmlOf(path), 'href'), path).toContain('/accessibility')
})

test('every page can be reached from the home page', ({ site }) => {
  const reached = new Set(['/'])
  for (const path of reached)
    for (const address of addressesIn(htmlOf(path), 'href')) {
      const { origin, pathname } = new URL(address, `${ORIGIN}${path}`)
      if (origin === ORIGIN && site.paths.includes(pathname)) reached.add(pathname)
    }
  expect(site.paths.filter((path) => !reached.has(path))).toEqual([])
})
