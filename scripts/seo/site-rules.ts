/** Rules for the built pages together: addresses, links, uniqueness, and the files they name. */
import { join } from 'node:path'
import sharp from 'sharp'
import { footer } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import type { Build, BuiltPage } from './build.ts'
import { canonicalOf } from './page-rules.ts'

type Problem = { file: string; message: string }
export type SiteRule = (build: Build) => Problem[] | Promise<Problem[]>

const SITEMAP = 'sitemap.xml'
/** Linked by the footer; the specification gives them no page until the team writes one. */
const WITHOUT_PAGE: readonly string[] = footer.legal.links.map(({ to }) => to)

const forEach =
  (check: (page: BuiltPage, build: Build) => string[]): SiteRule =>
  (build) =>
    build.pages.flatMap((page) => check(page, build).map((message) => ({ file: page.file, message })))

const isIndexed = (page: BuiltPage) => page.meta('robots').join() === 'index, follow'

/** A page is listed if it may be indexed and is no copy. */
const addresses = forEach((page, { pages, listed }) => {
  const [canonical, ...others] = canonicalOf(page)
  if (canonical === undefined || others.length > 0) return ['does not name one canonical address']
  const problems: string[] = []
  if (!pages.some(({ address }) => address === canonical))
    problems.push(`names the canonical address ${canonical}, where there is no page`)
  const isOwn = canonical === page.address
  if (isOwn && isIndexed(page) && !listed.has(canonical)) problems.push('is not in the sitemap')
  if (!(isOwn && isIndexed(page)) && listed.has(page.address))
    problems.push('is in the sitemap, but is not to be found, or a copy')
  return problems
})

const sitemap: SiteRule = ({ pages, listed }) =>
  [...listed.keys()]
    .filter((address) => !pages.some((page) => page.address === address))
    .map((address) => ({ file: SITEMAP, message: `lists ${address}, where there is no page` }))

/** Only the copy of a page may have the same words. */
const unique: SiteRule = ({ pages }) =>
  (['title', 'description'] as const).flatMap((what) => {
    const seen = new Map<string, string>()
    return pages.flatMap((page) => {
      const text = page.meta(what === 'title' ? 'og:title' : what).join()
      const other = seen.get(text)
      seen.set(text, page.file)
      return other ? [{ file: page.file, message: `has the same ${what} as ${other}` }] : []
    })
  })

const links = forEach((page, { pages, has }) => {
  const named = ['a', 'link', 'img', 'script', 'source'].flatMap((name) =>
    page.elements(name).flatMap(({ attribs }) => [attribs.href, attribs.src]),
  )
  return [...new Set(named)].flatMap((address) => {
    if (address === undefined || address.startsWith('data:')) return []
    const { origin, pathname, hash } = new URL(address, page.address)
    if (origin !== site.origin) return []
    const target = pages.find(({ path }) => path === pathname)
    if (!target)
      return has(pathname) || WITHOUT_PAGE.includes(pathname)
        ? []
        : [`links to ${address}, which is not there`]
    return hash && !target.ids.has(decodeURIComponent(hash.slice(1)))
      ? [`links to ${address}, where no element is`]
      : []
  })
})

const cards: SiteRule = async ({ pages, folder, has }) => {
  const problems = await Promise.all(
    pages.map(async (page) => {
      const address = page.meta('og:image').join()
      const path = address.slice(site.origin.length)
      if (!address.startsWith(`${site.origin}/`) || !has(path)) return `has no social card at ${address}`
      const { width, height, format } = await sharp(join(folder, path)).metadata()
      const said = ['og:image:width', 'og:image:height'].map((name) => page.meta(name).join()).join(' × ')
      if (format !== 'jpeg' && format !== 'png')
        return `has a social card as ${format}, which not every network shows`
      return `${width} × ${height}` === said
        ? undefined
        : `says that its social card is ${said}, but it is ${width} × ${height}`
    }),
  )
  return pages.flatMap(({ file }, index) => {
    const message = problems[index]
    return message ? [{ file, message }] : []
  })
}

const dates: SiteRule = ({ pages, listed }) => {
  const today = new Date().toISOString().slice(0, 10)
  return pages.flatMap(({ file, address }) => {
    if (!listed.has(address)) return []
    const date = listed.get(address)
    if (!date)
      return [
        { file, message: 'has changed since its date was noted: run npm run make -- dates, and build again' },
      ]
    return /^\d{4}-\d\d-\d\d$/.test(date) && date <= today ? [] : [{ file, message: `has the date ${date}` }]
  })
}

export const SITE_RULES: Readonly<Record<string, SiteRule>> = {
  addresses,
  sitemap,
  unique,
  links,
  cards,
  dates,
}
