/** Links: internal ones have a target, external ones are safe to follow. */
import { readFileSync } from 'node:fs'
import { head as account } from '../../content/pages/account.ts'
import { head as desk } from '../../content/pages/desk.ts'
import { head as newsletterLinks } from '../../content/pages/newsletter.ts'
import { auditSeo } from '../../scripts/seo/audit.ts'
import { pageFile, SITE_FOLDER } from '../support/built-site.ts'
import { expect, type Site, test } from './fixtures.ts'

const ORIGIN = 'https://site.invalid'
/** All but the desk, which is the team's. */
const visitorsPages = ({ paths }: Pick<Site, 'paths'>) => paths.filter((path) => path !== desk.path)
const htmlOf = (path: string) => readFileSync(pageFile(path), 'utf8')
const addressesIn = (html: string, attribute: 'href' | 'src') =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

test('search engines and networks find every link, heading, picture, card and record right', async () => {
  const findings = await auditSeo(SITE_FOLDER)
  // Whoever changes words notes the date when they publish.
  expect(findings.filter(({ rule }) => rule !== 'dates')).toEqual([])
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
  // Its mails lead to the page of the newsletter's links, the team's to the desk, and what is sent and the sign-in page to the account.
  expect([...listed, newsletterLinks.path, desk.path, account.path].toSorted()).toEqual(site.paths.toSorted())
  for (const path of visitorsPages(site))
    expect(addressesIn(htmlOf(path), 'href'), path).toContain('/accessibility')
})

test('every page can be reached from the home page', ({ site }) => {
  const reached = new Set(['/'])
  for (const path of reached)
    for (const address of addressesIn(htmlOf(path), 'href')) {
      const { origin, pathname } = new URL(address, `${ORIGIN}${path}`)
      if (origin === ORIGIN && site.paths.includes(pathname)) reached.add(pathname)
    }
  expect(visitorsPages(site).filter((path) => !reached.has(path))).toEqual([])
})
