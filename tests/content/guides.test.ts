/** The six guides, promise by promise of the specification (sections 2, 3 and 9). */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { minimumDownPayment } from '../../calculators/down-payment.ts'
import { mortgageCopy, ownershipCopy, rentalCopy } from '../../content/calculators/copy.ts'
import { mortgageFields, ownershipFields } from '../../content/calculators/purchase-fields.ts'
import { rentalFields } from '../../content/calculators/rental-fields.ts'
import {
  AsbestosLocationSchema,
  GuideStepSchema,
  InvestmentAreaSchema,
  InvestmentStrategySchema,
  RadonBandSchema,
  STEP_ICONS,
} from '../../content/guides/schema.ts'
import { links } from '../../content/links.ts'
import { FaqSchema, PageHeadSchema } from '../../content/page-schema.ts'
import { asbestos, head as asbestosHead } from '../../content/pages/asbestos-information.ts'
import { buyersGuide, head as buyersGuideHead } from '../../content/pages/buyers-guide.ts'
import { firstTimeBuyers, head as firstTimeHead } from '../../content/pages/first-time-buyers.ts'
import { homeCosts, head as homeCostsHead } from '../../content/pages/home-costs.ts'
import { investmentGuide, head as investmentHead, yieldScale } from '../../content/pages/investment-guide.ts'
import { radon, head as radonHead } from '../../content/pages/radon-information.ts'
import { VideoEmbedSchema } from '../../content/videos/schema.ts'

const guides = [
  { path: '/first-time-buyers', head: firstTimeHead, page: firstTimeBuyers },
  { path: '/investment-guide', head: investmentHead, page: investmentGuide },
  {
    path: '/home-costs',
    head: homeCostsHead,
    page: { ...homeCosts, hero: { ...homeCosts.hero, lead: homeCosts.hero.lead('$4,501') } },
  },
  { path: '/radon-information', head: radonHead, page: radon },
  { path: '/asbestos-information', head: asbestosHead, page: asbestos },
  { path: '/buyers-guide', head: buyersGuideHead, page: buyersGuide },
]

type Entry = { key: string; value: unknown }
/** Every property below a value, at any depth. */
function entries(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [{ key, value: one }, ...entries(one)])
}
const texts = (value: unknown) => entries(value).flatMap((one) => (typeof one.value === 'string' ? one : []))
const valuesOf = (page: unknown, name: string) =>
  texts(page).flatMap(({ key, value }) => (key === name ? String(value) : []))
const whole = (value: unknown) => JSON.stringify(value)

/** Names that stand for an address or an id rather than for something to read. */
const NOT_PROSE = ['href', 'to', 'id', 'icon', 'thumbnail', 'videoId', 'link', 'kind', 'aspectRatio', 'name']

/** No long dashes, no curly quotes, no empty words, Canadian spelling, nothing left unfilled. */
function expectHouseStyle(content: unknown) {
  for (const { key, value } of texts(content)) {
    if (NOT_PROSE.includes(key)) continue
    expect(value).not.toMatch(/[\u2010-\u2015\u2018-\u201d]|\p{Extended_Pictographic}/u)
    expect(value).not.toMatch(/\b(unlock|elevate|seamless|dream home|lorem|TBD|neighborhood|color|center)\b/i)
    expect(value).not.toMatch(/undefined|NaN|\[object/)
    expect(value).toBe(String(value).trim())
  }
}

describe.each(guides)('$path', ({ path, head, page }) => {
  it('has a well-formed head and its own address', () => {
    expect(head.path).toBe(path)
    expect(() => v.parse(PageHeadSchema, head)).not.toThrow()
  })

  it('has sections with an id each, for the navigation in the page', () => {
    const ids = Object.values(page).flatMap((section) =>
      typeof section === 'object' && 'id' in section ? [section.id] : [],
    )
    expect(ids.length).toBeGreaterThanOrEqual(5)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/)
  })

  it('opens with a heading and a lead that say what it is', () => {
    expect(page.hero.title.length).toBeGreaterThan(15)
    expect(page.hero.lead.length).toBeGreaterThan(80)
  })

  it('links outside by https, and inside by path', () => {
    for (const href of valuesOf(page, 'href')) expect(href).toMatch(/^https:\/\/[^/\s]+(\/\S*)?$/)
    for (const to of valuesOf(page, 'to')) expect(to).toMatch(/^\/[a-z-]+(\/[a-z-]+)*$/)
  })

  it('links only to marked addresses of the fictional network', () => {
    const marked = Object.values(links).map(({ href }) => String(href))
    for (const { value } of entries(page)) {
      if (typeof value !== 'object' || value === null || !('href' in value)) continue
      const href = String(value.href)
      if (new URL(href).hostname.endsWith('.example') && !marked.includes(href))
        expect(value).toMatchObject({ sample: true })
    }
  })

  it('ends with sources, their date, and one way to a person', () => {
    expect(page.closing.link.to).toBe('/contact')
    const sources = 'sources' in page ? page.sources : undefined
    expect(sources?.note).toContain('November 2026')
    expect(sources?.links.length).toBeGreaterThanOrEqual(3)
  })

  it('is written in the house style', () => {
    expectHouseStyle({ head, page })
  })
})

it('the calculators are written in the house style', () => {
  expectHouseStyle([mortgageCopy, ownershipCopy, rentalCopy])
  expectHouseStyle([mortgageFields, ownershipFields, rentalFields])
})

it.each(guides.filter(({ path }) => path !== '/buyers-guide'))(
  '$path puts four key figures first',
  ({ page }) => {
    expect('keyFigures' in page ? page.keyFigures : []).toHaveLength(4)
  },
)

describe('first-time buyers', () => {
  it('go through the five steps, as named', () => {
    expect(
      firstTimeBuyers.journey.steps.map(({ number, title }) => `${number} ${title.toLowerCase()}`),
    ).toEqual([
      '1 pre-approval',
      '2 find a realtor',
      '3 search and view',
      '4 make an offer',
      '5 complete purchase',
    ])
  })

  it('learn what an advisor adds, and get tips', () => {
    expect(firstTimeBuyers.advisor.points.length).toBeGreaterThanOrEqual(3)
    expect(firstTimeBuyers.tips.items.length).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['FHSA', '$8,000 a year, $40,000 in a lifetime'],
    ['HBP', '$60,000'],
    ["Home buyers' amount", '$10,000'],
    ['GST rebate', '$50,000'],
    ['30-year', '30 years'],
  ])('learn of %s: %s', (name, amount) => {
    const program = firstTimeBuyers.programs.items.find((one) => one.name.includes(name))
    expect(program?.amount).toContain(amount)
  })

  it('are told that programs change', () => {
    expect(firstTimeBuyers.programs.note).toMatch(/As of 2026\..*ask/)
  })

  it('see a worked minimum down payment that the calculator confirms', () => {
    expect(minimumDownPayment(60_000_000)).toBe(3_500_000)
    expect(firstTimeBuyers.downPayment.example).toContain('$600,000')
    expect(firstTimeBuyers.downPayment.example).toMatch(/\$35,000\.$/)
  })

  it('read the costs of section 9', () => {
    expect(whole(firstTimeBuyers.journey)).toContain('$400-600')
    expect(whole(firstTimeBuyers.journey)).toContain('$1,500-3,000')
    expect(firstTimeBuyers.downPayment.text).toContain('Between 5% and 20%')
  })

  it('learn that Alberta has no land transfer tax, but registration charges', () => {
    expect(whole(firstTimeBuyers.alberta)).toContain('No land transfer tax')
    expect(whole(firstTimeBuyers.alberta)).toContain('$50 each, and $5 for every $5,000')
  })
})

describe('the investment guide', () => {
  const { strategies, areas, video, analysis, tips } = investmentGuide

  it('has four to six strategies and six to eight areas', () => {
    expect(strategies.items.length).toBeGreaterThanOrEqual(4)
    expect(strategies.items.length).toBeLessThanOrEqual(6)
    expect(areas.items.length).toBeGreaterThanOrEqual(6)
    expect(areas.items.length).toBeLessThanOrEqual(8)
  })

  it.each(strategies.items)(
    'strategy "$title" has return, time, risk and highlights, marked as sample',
    (item) => {
      expect(() => v.parse(InvestmentStrategySchema, item)).not.toThrow()
      expect(item.roi).toMatch(/for example in 2026$/)
    },
  )

  it.each(areas.items)('area "$name" has type, price, yield and highlights, marked as sample', (item) => {
    expect(() => v.parse(InvestmentAreaSchema, item)).not.toThrow()
  })

  it.each(areas.items)('the yield of $name lies on the scale it is drawn on', ({ rentYield: [from, to] }) => {
    expect(from).toBeLessThan(to)
    expect(from).toBeGreaterThanOrEqual(yieldScale.from)
    expect(to).toBeLessThanOrEqual(yieldScale.to)
  })

  it('names each strategy and each area once, and says that figures are samples', () => {
    const names = [...strategies.items.map(({ title }) => title), ...areas.items.map(({ name }) => name)]
    expect(new Set(names).size).toBe(names.length)
    for (const { note } of [strategies, areas]) expect(note).toMatch(/[Ss]ample.*2026|samples for 2026/)
  })

  it('offers an analysis, tips and one video', () => {
    expect(analysis.link).toEqual({ label: 'Request an analysis', to: '/contact' })
    expect(tips.items.length).toBeGreaterThanOrEqual(5)
    expect(v.parse(VideoEmbedSchema, video.embed).sample).toBe(true)
  })
})

describe('home costs', () => {
  const row = (name: string) =>
    [...homeCosts.oneTime.rows, ...homeCosts.older.rows].find(({ item }) => item === name)

  it.each([
    ['Down payment', '5-20% of the price'],
    ['Home inspection', '$400-600'],
    ['Lawyer', '$1,500-3,000'],
    ['Radon mitigation', '$1,500-5,000'],
    ['Asbestos testing', '$200-500 per sample'],
    ['Mortgage insurance', '2.8-4% of the loan'],
  ])('%s: %s', (item, cost) => {
    expect(row(item)?.cost).toBe(cost)
  })

  it('cover the month: tax, insurance, fees, utilities, maintenance with its rule of thumb', () => {
    expect(homeCosts.monthly.rows.map(({ item }) => item)).toEqual([
      'Property tax',
      'Home insurance',
      'Condo and association fees',
      'Utilities',
      'Maintenance',
    ])
    expect(homeCosts.monthly.rows.at(-1)?.text).toContain('1% of the price a year: $500 a month on $600,000')
    expect(homeCosts.monthly.rows[0]?.text).toContain('0.61803% in 2025, which is $3,708 a year on $600,000')
  })
})

describe('radon', () => {
  const { bands, guideline } = radon.levels

  it('has the guideline of 200 Bq/m³ and the three bands', () => {
    expect(guideline).toBe(200)
    expect(bands.map(({ label, level }) => `${label} ${level.toLowerCase()}`)).toEqual([
      '0-100 low',
      '100-200 moderate',
      '200+ high',
    ])
  })

  it.each(bands)('band $label is well formed, and begins where the one before ends', (band) => {
    expect(() => v.parse(RadonBandSchema, band)).not.toThrow()
    const before = bands[bands.indexOf(band) - 1]
    expect(band.from).toBe(before ? before.to : 0)
    expect(band.label).toBe(band.to === null ? `${band.from}+` : `${band.from}-${band.to}`)
  })

  it('ends in an open band at the guideline', () => {
    expect(bands.at(-1)).toMatchObject({ from: guideline, to: null })
  })

  it('says what mitigation costs', () => {
    expect(radon.keyFigures.map(({ figure }) => figure)).toContain('$1,500-5,000')
    expect(radon.mitigation.facts.find(({ label }) => label === 'Cost')?.value).toBe('$1,500-5,000')
  })

  it('says how to test, who fixes it and how, and what buyers and sellers do', () => {
    expect(whole(radon.testing)).toMatch(/alpha-track/i)
    expect(whole(radon.testing)).toContain('at least 91 days')
    expect(radon.mitigation.title).toContain('sub-slab depressurization')
    expect(radon.mitigation.professionals.text).toContain('C-NRPP')
    expect(radon.buying.points).toHaveLength(5)
    expect(radon.selling.points).toHaveLength(5)
  })

  it.each(radon.faqs.items)('answers: $question', (faq) => {
    expect(() => v.parse(FaqSchema, faq)).not.toThrow()
  })
})

describe('asbestos', () => {
  it('bears its heading and links to an asbestos information site', () => {
    expect(asbestos.hero.title).toBe('Asbestos in Calgary Homes: What You Need to Know')
    expect(asbestos.hero.link).toMatchObject({ sample: true, href: 'https://asbestos.northbow.example' })
  })

  it('has every section, in the order of the specification', () => {
    const sections = Object.values(asbestos).flatMap((part) =>
      'id' in part ? [part.title.toLowerCase()] : [],
    )
    expect(sections).toEqual([
      'what asbestos is',
      'health risks',
      'calgary housing context',
      'common locations',
      'visual cues',
      'professional testing',
      'safety guidelines',
      'professional removal',
      'cost considerations',
      'real-estate advice',
    ])
  })

  it('warns, word for word', () => {
    expect(asbestos.health.warning).toBe('There is no safe level of asbestos exposure.')
    expect(asbestos.cues.warning).toBe('Never assume - always test if uncertain!')
  })

  it('knows the three eras of Calgary housing', () => {
    expect(
      asbestos.housing.eras.map(({ period, likelihood }) => `${period} ${likelihood}`.toLowerCase()),
    ).toEqual(['pre-1980 high likelihood', '1980-1990 possible', 'post-1990 rare'])
  })

  it('lists the visual cues, word for word', () => {
    expect(asbestos.cues.items.map((cue) => cue.toLowerCase())).toEqual([
      'gray or white pipe insulation',
      '9x9 floor tiles',
      'corrugated roofing or siding',
      'textured paint or ceiling coatings',
      'old furnace duct insulation',
    ])
  })

  it('lists at least eight locations, each once, every risk present', () => {
    const rows = asbestos.locations.rows.map((row) => v.parse(AsbestosLocationSchema, row))
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(new Set(rows.map(({ location }) => location)).size).toBe(rows.length)
    expect([...new Set(rows.map(({ risk }) => risk))]).toEqual(['High', 'Medium', 'Low'])
  })

  it('tests by polarized light microscopy, at the price of section 9', () => {
    expect(asbestos.testing.method).toBe('Polarized light microscopy')
    expect(asbestos.testing.cost).toBe('$200-500 per sample')
  })

  it('has three guidelines under DO and the rest under MAINTAIN', () => {
    const [first, second, ...more] = asbestos.safety.groups
    expect([first.heading, second.heading, more]).toEqual(['DO', 'MAINTAIN', []])
    expect(first.items).toHaveLength(3)
    expect(second.items.length).toBeGreaterThanOrEqual(2)
  })

  it('removes in three stages', () => {
    expect(asbestos.removal.stages.map(({ title }) => title)).toEqual([
      'Containment',
      'Protection',
      'Disposal',
    ])
  })

  it('costs what section 9 says', () => {
    expect(asbestos.costs.rows.map(({ item, cost }) => `${item}: ${cost}`)).toEqual([
      'Testing: $200-500 per sample',
      'Removal, single room: $3,000-$7,000',
      'Removal, whole house: $15,000-$50,000+',
      'Encapsulation: $5-$15 per sq ft',
    ])
  })

  it('advises buyers and sellers in five points each', () => {
    expect(asbestos.realEstate.buyers.points).toHaveLength(5)
    expect(asbestos.realEstate.sellers.points).toHaveLength(5)
  })
})

describe("the Alberta Home Buyer's Guide", () => {
  it('has its title and its two buttons', () => {
    expect(buyersGuide.hero.title).toBe("Alberta Home Buyer's Guide")
    const [talk, browse] = buyersGuide.hero.actions
    expect(talk).toEqual({ label: 'Talk to a Buyer Specialist', to: '/contact' })
    expect(browse.label).toBe('Browse Homes')
    expect(browse.href).toMatch(/^https:/)
  })

  it('gives three reasons for an advisor', () => {
    expect(buyersGuide.advisor.points).toHaveLength(3)
  })

  it.each([
    ['Mortgage Calculator', undefined],
    ['First-Time Buyers', '/first-time-buyers'],
    ['True Cost to Own', '/home-costs'],
    ['Communities', '/communities'],
    ['Radon Information', '/radon-information'],
    ['Asbestos Information', '/asbestos-information'],
  ])('has the tile "%s" to %s, of six', (label, to) => {
    expect(buyersGuide.resources.tiles).toHaveLength(6)
    const tile = buyersGuide.resources.tiles.find((one) => one.label === label)
    expect(tile && 'to' in tile ? tile.to : undefined).toBe(to)
    if (to === undefined) expect(whole(tile)).toContain('https://')
  })

  it.each(
    [
      'budget and pre-approval',
      'define needs and search',
      'viewings and due diligence',
      'writing offers',
      'common conditions',
      'condo-specific',
      'new builds',
      'firming up',
      'lawyer and closing',
      'possession day',
    ].map((name, index) => ({ name, number: index + 1 })),
  )('step $number is $name', ({ name, number }) => {
    const step = v.parse(GuideStepSchema, buyersGuide.steps.items[number - 1])
    expect(step.number).toBe(number)
    expect(step.title.toLowerCase()).toContain(name)
  })

  it('has ten steps with an icon each', () => {
    expect(buyersGuide.steps.items.map(({ icon }) => icon)).toEqual(STEP_ICONS)
  })

  it('has the six Alberta essentials, as named', () => {
    expect(buyersGuide.essentials.items.map(({ title }) => title)).toEqual([
      'Torrens land titles',
      'RPR vs title insurance',
      'Closing with lawyers',
      'Condo documents',
      'New home warranty 1-2-5-10',
      'Deposits held in trust',
    ])
  })

  it('has four financing topics and a checklist of five', () => {
    expect(buyersGuide.financing.topics).toHaveLength(4)
    expect(buyersGuide.checklist.items).toHaveLength(5)
    expect(whole(buyersGuide.financing)).toContain('2.80%, 3.10%, 4.00% of the loan')
  })

  it('answers the five questions, as named', () => {
    const faqs = buyersGuide.faqs.items.map((faq) => v.parse(FaqSchema, faq))
    const named = [
      /who pays the buyer's agent/i,
      /back out after removing conditions/i,
      /deposit/i,
      /need a lawyer/i,
      /how long/i,
    ]
    expect(faqs).toHaveLength(named.length)
    faqs.forEach(({ question, answer }, index) => {
      expect(question).toMatch(named[index] ?? /^$/)
      expect(answer.length).toBeGreaterThan(150)
    })
  })

  it('states the costs of section 9', () => {
    expect(whole(buyersGuide.essentials)).toContain('$1,500-3,000')
    expect(whole(buyersGuide.checklist)).toContain('$400-600')
    expect(whole(buyersGuide.financing)).toContain('Between 5% and 20%')
  })

  it('has room for the fourteen buyer videos', () => {
    expect(buyersGuide.videos.title).toMatch(/^Fourteen/)
    expect(buyersGuide.videos.items).toHaveLength(14)
  })
})
