/** The site's content: no mistake that would stop a build, nothing twice, and nothing that refers to what is not there. */
import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../content/case-studies.ts'
import { communityDirectory } from '../../content/communities/directory.ts'
import { condoGuideArticles, condoSearches } from '../../content/condo-links.ts'
import { asbestosLocations } from '../../content/guides/asbestos-locations.ts'
import { luxuryHomes } from '../../content/homes.ts'
import { frames, links } from '../../content/links.ts'
import { listingLinks, listingSearch } from '../../content/listing-search.ts'
import { banner, footer, navigation } from '../../content/navigation.ts'
import type { PageHead } from '../../content/page-schema.ts'
import { accessibility } from '../../content/pages/accessibility.ts'
import { home } from '../../content/pages/home.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { join } from '../../content/pages/join.ts'
import { listingPresentation } from '../../content/pages/listing-presentation.ts'
import { team } from '../../content/pages/team.ts'
import { videos as videosPage } from '../../content/pages/videos.ts'
import { clients, people } from '../../content/people.ts'
import { scenes } from '../../content/scenes.ts'
import { sisterSiteDirectory, sitesInCategory } from '../../content/sister-sites/directory.ts'
import { site } from '../../content/site.ts'
import { buyersGuideVideos, buyerVideos } from '../../content/videos/buyers.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import * as showcase from '../../content/videos/showcase.ts'
import { allMistakes } from '../../scripts/content/check.ts'

type Module = { head?: PageHead } & Record<string, unknown>
const pages = import.meta.glob<Module>('../../content/pages/**/*.ts', { eager: true })
const heads = Object.values(pages).flatMap(({ head }) => head ?? [])
const paths = heads.map(({ path }) => path)
const places = communityDirectory.communities.map(({ name }): string => name)

const repeated = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
const destinations = (list: readonly { to?: string; href?: string }[]) =>
  list.map(({ to, href }) => to ?? href)

/** Every object below a value. */
function objectsIn(value: unknown, seen = new Set<unknown>()): object[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return [value, ...Object.values(value).flatMap((one) => objectsIn(one, seen))]
}
const isReserved = (address: string) =>
  URL.canParse(address) && new URL(address).hostname.endsWith('.example')

it('has no mistake', async () => {
  expect(await allMistakes()).toEqual([])
})

describe('pages', () => {
  it.each(Object.entries(pages))('%s is named as its address, and has each anchor once', (file, page) => {
    const [, name = ''] = /pages(.*)\.ts$/.exec(file) ?? []
    if (page.head) expect(page.head.path).toBe(name === '/home' ? '/' : name)
    for (const content of Object.values(page).filter((one) => typeof one === 'object' && one !== null)) {
      const parts = Object.values(content as object).filter((part) => part && typeof part === 'object')
      expect(repeated(parts.flatMap((part) => ('id' in part ? [part.id] : [])))).toEqual([])
    }
  })

  it.each(['path', 'title', 'description'] as const)('have a %s of their own', (property) => {
    expect(repeated(heads.map((head) => head[property]))).toEqual([])
  })

  it('of the team, and of accounts, are not found by search engines', () => {
    const hidden = heads.filter(({ robots }) => robots === 'noindex').map(({ path }) => path)
    expect(hidden).toEqual(expect.arrayContaining(['/auth', '/account', '/desk', '/infrastructure']))
  })
})

describe('the navigation', () => {
  it('has every link of the bar in the drawer, each once', () => {
    const { buyerServices, links: bar, join: application, drawer } = navigation
    const inDrawer = drawer.groups.flatMap((group) => destinations(group.links))
    expect(inDrawer).toEqual(
      expect.arrayContaining(destinations([buyerServices, ...buyerServices.links, ...bar, application])),
    )
    expect(repeated(inDrawer)).toEqual([])
    expect(buyerServices.links.slice(0, 2)).toEqual(buyerServices.featured)
  })

  it('has every page on the list of all pages, but for those of accounts, mails and the team', () => {
    const listed = accessibility.pages.groups.flatMap((group) => destinations(group.links))
    const missing = paths.filter((path) => !listed.includes(path))
    expect(missing.toSorted()).toEqual(['/account', '/desk', '/newsletter'])
  })

  it('links no page twice in the footer, and none that search engines should not find', () => {
    const linked = footer.groups.flatMap((group) => destinations(group.links))
    const found = heads.filter(({ robots, path }) => robots === 'index' || path === '/auth')
    expect(repeated(linked)).toEqual([])
    expect(linked.length).toBeGreaterThan(15)
    expect(linked.filter((to) => !found.some(({ path }) => path === to))).toEqual([])
  })

  it.each(banner.messages)('says "$short" on one line of a phone', ({ full, short }) => {
    expect(full.length).toBeLessThanOrEqual(90)
    expect(short.length).toBeLessThanOrEqual(46)
  })
})

describe('what is named elsewhere is there', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['the homes', [...luxuryHomes, ...caseStudies].map(({ neighbourhood }) => neighbourhood), places],
    ['the people', [...people, ...Object.values(clients)].map(({ neighbourhood }) => neighbourhood), places],
    [
      'the cards of the home page',
      home.infrastructure.cards.map(({ link }) => link.hash),
      Object.values(infrastructure.sections).map(({ id }) => id),
    ],
    ['the launch phases', home.launch.phases.map(({ scene }) => scene), Object.keys(scenes)],
    ['the sites', sisterSiteDirectory.sites.map(({ name }) => name), sistersOnPage()],
    ['the buyer videos', buyerVideos.map(({ id }) => id), videosPage.chapters.flatMap(({ ids }) => [...ids])],
  ])('%s', (_what, names, known) => {
    expect(names).not.toEqual([])
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })

  function sistersOnPage(): string[] {
    const { kinds } = infrastructure.sections.community
    return kinds.flatMap(({ category }) => sitesInCategory(category).map(({ name }) => name))
  }
})

const cards = [...buyerVideos, ...buyersGuideVideos, ...showcase.homeVideos]
const embeds = [
  showcase.homeEmbed,
  showcase.aerialEmbed,
  ...showcase.aerialShowcase,
  showcase.investmentEmbed,
]
const films = [
  ...cards,
  ...embeds.map(({ videoId, ...embed }) => ({ ...embed, id: videoId })),
  ...showcase.productionPortfolio,
]

describe('nothing is there twice', () => {
  const everyone = [...people, ...join.testimonials]
  it.each<[string, readonly unknown[]]>([
    ['a drawing of a person', everyone.flatMap((one) => ('drawing' in one ? (one.drawing ?? []) : []))],
    ['a community', places.map((name) => name.toLowerCase())],
    ['the words for a scene', Object.values(scenes)],
    ['the id of a video', films.map(({ id }) => id)],
    ['the picture of a video', films.map(({ thumbnail }) => JSON.stringify(thumbnail))],
    ['an external link', Object.values(links).map(({ href }) => href)],
    ['a listing search', Object.values(listingLinks).map(({ href }) => href)],
    ['a condo link', [...condoSearches, ...condoGuideArticles].map(({ url }) => url)],
    ['a sister site', sisterSiteDirectory.sites.map(({ url }) => url)],
    ['the description of a sister site', sisterSiteDirectory.sites.map(({ description }) => description)],
    ['a role', team.roles.items.map(({ id }) => id)],
    ['a place of asbestos', asbestosLocations.map(({ location }) => location)],
    ['a chapter’s video', videosPage.chapters.flatMap(({ ids }) => [...ids])],
  ])('%s', (_what, values) => {
    expect(values.length).toBeGreaterThan(1)
    expect(repeated(values)).toEqual([])
  })
})

it('every row of a table has all its columns', () => {
  const { infrastructure: money, specialization } = infrastructure.sections
  for (const { columns, rows } of [listingPresentation.channels, money])
    for (const row of rows) expect(row).toHaveLength(columns.length)
  for (const row of specialization.rows) expect(row).toHaveLength(3)
})

describe('what is a sample', () => {
  it('is what has a reserved address, and nothing else', () => {
    const marked = objectsIn([links, frames, pages]).flatMap((one) =>
      'sample' in one && 'href' in one && typeof one.href === 'string' ? [[one.href, one.sample]] : [],
    )
    expect(marked.length).toBeGreaterThan(10)
    expect(marked.filter(([href, sample]) => isReserved(String(href)) !== sample)).toEqual([])
  })

  it.each<[string, boolean, readonly string[]]>([
    ['the directory', communityDirectory.sample, communityDirectory.communities.map(({ url }) => url)],
    ['the sister sites', sisterSiteDirectory.sample, sisterSiteDirectory.sites.map(({ url }) => url)],
    ['the listing search', listingSearch.sample, [listingSearch.origin]],
    ['the site', site.sample, [site.origin, `https://${site.email.address.split('@')[1]}`]],
  ])('%s is one while an address is reserved', (_what, sample, addresses) => {
    expect(sample).toBe(addresses.some(isReserved))
  })

  it.each(films)('$id is one only with a placeholder that no real video can have', ({ id, sample }) => {
    expect(sample).toBe(/^sample-[a-z]\d\dx$/.test(id))
  })

  it('names nobody who does not exist', () => {
    const named = [...people, ...Object.values(clients)].filter(
      (one) => one.sample && 'name' in one && one.name,
    )
    expect(named).toEqual([])
  })
})

it('videos play on a host that sets no cookies', () => {
  expect(VIDEO_HOST.embedOrigin).toBe('https://www.youtube-nocookie.com')
  for (const { id, link } of cards) expect(link).toBe(`https://www.youtube.com/watch?v=${id}`)
})
