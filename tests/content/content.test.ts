/** The site's content: no mistake that would stop a build, nothing twice, and nothing that refers to what is not there. */
import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../content/case-studies.ts'
import { communityDirectory } from '../../content/communities/directory.ts'
import { condoGuideArticles, condoSearches } from '../../content/condo-links.ts'
import { contactForm, evaluationForm, type FormField, joinForm } from '../../content/forms.ts'
import { asbestosLocations } from '../../content/guides/asbestos-locations.ts'
import { luxuryHomes } from '../../content/homes.ts'
import { frames, links } from '../../content/links.ts'
import { listingLinks, listingSearch, listingSearchUrl } from '../../content/listing-search.ts'
import { messages } from '../../content/messages.ts'
import { banner, footer, navigation } from '../../content/navigation.ts'
import type { PageHead } from '../../content/page-schema.ts'
import { accessibility } from '../../content/pages/accessibility.ts'
import { auth } from '../../content/pages/auth.ts'
import { home } from '../../content/pages/home.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { join } from '../../content/pages/join.ts'
import { listingPresentation } from '../../content/pages/listing-presentation.ts'
import { team } from '../../content/pages/team.ts'
import { videos as videosPage } from '../../content/pages/videos.ts'
import { clients, people } from '../../content/people.ts'
import { scenes } from '../../content/scenes.ts'
import { luxurySites, sisterSiteDirectory, sitesInCategory } from '../../content/sister-sites/directory.ts'
import { site } from '../../content/site.ts'
import { buyersGuideVideos, buyerVideos } from '../../content/videos/buyers.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import * as showcase from '../../content/videos/showcase.ts'
import { contentMistakes } from '../../scripts/content/check.ts'

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

it('has no mistake that would stop a build', async () => {
  expect(await contentMistakes()).toEqual([])
})

describe('pages', () => {
  it.each([
    ...['/', '/auth', '/evaluation', '/videos', '/aerial-videos', '/video-production', '/social-presence'],
    ...['/listing-presentation', '/infrastructure', '/team', '/buyer', '/join', '/communities', '/contact'],
    ...['/first-time-buyers', '/investment-guide', '/tools', '/home-costs', '/radon-information'],
    ...['/asbestos-information', '/property-types/luxury', '/property-types/condos', '/buyers-guide'],
  ])('%s of section 2 is one', (path) => {
    expect(paths).toContain(path)
  })

  it.each(Object.entries(pages))('%s is named as its address, and has each anchor once', (file, page) => {
    const [, name = ''] = /pages(.*)\.ts$/.exec(file) ?? []
    if (page.head) expect(page.head.path).toBe(name === '/home' ? '/' : name)
    for (const content of Object.values(page).filter((one) => typeof one === 'object' && one !== null)) {
      const ids = Object.values(content as object).flatMap((part) =>
        typeof part === 'object' && part !== null && 'id' in part ? [part.id] : [],
      )
      expect(repeated(ids)).toEqual([])
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
  const { columns, rows } = listingPresentation.channels
  const { infrastructure: money, specialization } = infrastructure.sections
  for (const row of rows) expect(row).toHaveLength(columns.length)
  for (const row of money.rows) expect(row).toHaveLength(money.columns.length)
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

describe('the luxury sites', () => {
  const one = { name: 'Lake Homes', url: 'https://lake.northbow.example', description: 'A site.' } as const
  it.each([
    ['a name with Kelowna', { category: 'luxury', name: 'KELOWNA Lake Homes' }],
    ['a URL with Kelowna', { category: 'luxury', url: 'https://lake-Kelowna.northbow.example' }],
    ['another category', { category: 'community' }],
  ] as const)('leave out %s', (_what, change) => {
    const kept = { ...one, category: 'luxury' } as const
    expect(luxurySites([kept, { ...one, ...change }])).toEqual([kept])
  })
})

describe('the listing search', () => {
  it.each(['', ' ', ' \t\n '])('has no URL for the blank text %j', (location) => {
    expect(listingSearchUrl(location)).toBeNull()
  })

  it.each(['Mahogany', '  Auburn Bay ', 'Bridgeland/Riverside', '17 Ave & 4 St #2 ?', 'Montréal'])(
    'finds %j, of every property type and in the feed of section 7',
    (typed) => {
      const { protocol, hash, searchParams } = new URL(listingSearchUrl(typed) ?? '')
      expect([protocol, hash, searchParams.getAll('location')]).toEqual(['https:', '', [typed.trim()]])
      expect(searchParams.getAll('feed')).toEqual([listingSearch.feed])
      const types = 'Residential Land Commercial Agri-Business Mobile Multi-Family'.split(' ')
      expect(searchParams.getAll('propertyType')).toEqual(types)
    },
  )
})

describe('the site', () => {
  it('links to the phone number and e-mail address it shows', () => {
    expect(site.phone.href).toBe(`tel:+1${site.phone.display.replace(/\D/g, '')}`)
    expect(site.email.href).toBe(`mailto:${site.email.address}`)
  })

  it('has hours for each weekday once, with labels that match', () => {
    const clock = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
    }
    for (const { days, dayOfWeek, opens, closes, label } of site.hours) {
      expect(label.replaceAll('\u00a0', ' ')).toBe(`${clock(opens)}–${clock(closes)}`)
      expect(`${dayOfWeek[0]?.slice(0, 3)}–${dayOfWeek.at(-1)?.slice(0, 3)}`).toBe(days)
    }
    const week = site.hours.flatMap(({ dayOfWeek }) => dayOfWeek)
    expect([week.length, new Set(week).size]).toEqual([7, 7])
  })
})

describe('forms', () => {
  const person = ['firstName*', 'lastName*', 'email*', 'phone*']
  const evaluation = { title: 'Home Evaluation Request', monetaryValue: 25_000 }
  const contact = { title: 'Contact Page Inquiry', monetaryValue: 5000 }

  it.each([
    [contactForm, [...person, 'message*'], 'contact-page', contact, true],
    [evaluationForm, [...person, 'address', 'message*'], 'evaluation-page', evaluation, true],
    [joinForm, [...person, 'experience*', 'message'], 'join-team', null, false],
  ])('$id has the fields of section 3', (form, fields, source, pipeline, asksConsent) => {
    const asked = form.fields.map(({ name, required }) => `${name}${required ? '*' : ''}`)
    // A team may ask for more.
    expect(asked.filter((field) => fields.includes(field))).toEqual(fields)
    expect(form).toMatchObject({ source, pipeline, asksConsent })
  })

  it.each([contactForm, evaluationForm, joinForm])(
    '$id thanks by name, and says when we reply',
    ({ sent }) => {
      expect(sent.title('Ada')).toMatch(/^Thank you, Ada\.\n[^\n]{10,45}\.$/)
      expect(sent.steps.filter((step) => step.includes('within 24\u00a0hours'))).toHaveLength(1)
      expect(paths).toContain(sent.guide.to)
    },
  )

  it.each([contactForm, evaluationForm, joinForm])(
    '$id lets browsers fill in what they know',
    ({ fields }) => {
      const tokens: Partial<Record<string, string>> = {
        ...{ firstName: 'given-name', lastName: 'family-name', email: 'email', phone: 'tel' },
        address: 'street-address',
      }
      for (const field of fields)
        expect([field.name, 'autoComplete' in field ? field.autoComplete : undefined]).toEqual([
          field.name,
          tokens[field.name],
        ])
    },
  )

  it('the experience is one of five answers', () => {
    const fields: readonly FormField[] = joinForm.fields
    const options = fields.flatMap((field) => field.options ?? [])
    expect(options.map(({ value }) => value)).toEqual(['new', '0-2', '2-5', '5-10', '10+'])
    expect(repeated(options.map(({ label }) => label))).toEqual([])
  })

  it('the sign-in page states the minimum password length', () => {
    expect(auth.password.newHint).toContain('6 characters')
  })
})

it('the messages are those of section 8, word for word', () => {
  expect(messages.leadSent).toEqual({
    title: 'Thank you!',
    description: 'Your information has been submitted successfully. We’ll be in touch soon!',
  })
  expect(messages.leadFailed).toEqual({
    title: 'Submission failed',
    description: 'There was an error submitting your information. Please try again or call us directly.',
  })
})
