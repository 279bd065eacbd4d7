/** The marketing pages, against section 2, and rules for the text on all of them. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CaseStudySchema, caseStudies } from '../../content/case-studies.ts'
import { claims } from '../../content/claims.ts'
import { frames, links } from '../../content/links.ts'
import { home } from '../../content/pages/home.ts'
import * as infrastructurePage from '../../content/pages/infrastructure.ts'
import { head as videosHead } from '../../content/pages/videos.ts'
import { AnalyticsSchema, sampleAnalytics } from '../../content/sample-analytics.ts'
import { DATA, objectsWith, texts } from './marketing-pages.ts'

const {
  aerialVideos,
  videoProduction,
  socialPresence,
  listingPresentation,
  team,
  buyer,
  tools,
  infrastructure,
} = DATA
const sum = (points: readonly { value: number }[]) => points.reduce((total, { value }) => total + value, 0)

describe('the text', () => {
  const all = texts(DATA)

  it.each([
    ['an em dash', /—/],
    ['an emoji', /(?!®)\p{Extended_Pictographic}/u],
    ['hype', /unlock|elevate|seamless|dream home|world-class|cutting-edge|game.changer|stunning|leverage/i],
    ['American spelling', /\b(?:neighbor|color|center|favorite)/i],
    ['a placeholder', /lorem|todo|tbd|xxx/i],
  ])('has no trace of %s', (_what, pattern) => {
    expect(all.filter((text) => pattern.test(text))).toEqual([])
  })

  it('is never empty or padded with spaces', () => {
    expect(all.filter((text) => text === '' || text !== text.trim())).toEqual([])
  })
})

describe('links', () => {
  const external = objectsWith('href', DATA).map(({ href }) => String(href))
  const internal = objectsWith('to', DATA).map(({ to }) => String(to))

  it('to other sites are https', () => {
    expect(external.length).toBeGreaterThan(20)
    expect(external.filter((href) => !href.startsWith('https://'))).toEqual([])
  })

  it('are in content/links.ts, or lead to public bodies', () => {
    const ours = [...Object.values(links), ...Object.values(frames)].map(({ href }) => new URL(href).hostname)
    const hosts = new Set(external.map((href) => new URL(href).hostname))
    const others = [...hosts].filter((host) => !ours.includes(host))
    expect(others.sort()).toEqual(['tc.canada.ca', 'www.reca.ca'])
  })

  it('within the site are paths without a trailing slash', () => {
    expect(internal.filter((to) => !/^\/(?:[a-z-]+(?:\/[a-z-]+)*)?$/.test(to))).toEqual([])
  })

  it('into the infrastructure page point to existing sections', () => {
    const anchors = Object.values(infrastructure.sections).map(({ id }): string => id)
    expect(objectsWith('hash', DATA).map(({ hash }) => hash)).toHaveLength(4)
    for (const { link } of home.infrastructure.cards) expect(anchors).toContain(link.hash)
  })
})

it('the buyer videos page has the title and path of section 2', () => {
  expect(videosHead).toMatchObject({
    path: '/videos',
    title: 'Buyer Videos | Calgary Home Buyer Resources',
  })
})

describe('the aerial page', () => {
  it('has four features, four more videos, and links to the evaluation and the videos', () => {
    expect(aerialVideos.features.items).toHaveLength(4)
    expect(aerialVideos.showcase.items).toHaveLength(4)
    expect(aerialVideos.closing.actions.map(({ to }) => to)).toEqual(['/evaluation', '/videos'])
  })

  it('lists heights in rising order, below the legal ceiling of 122 m', () => {
    const heights = aerialVideos.features.items.map(({ metres }): number => metres)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(Math.max(...heights)).toBeLessThan(aerialVideos.features.ceilingMetres)
    expect(aerialVideos.features.ceilingMetres).toBe(122)
  })
})

describe('the video production page', () => {
  it('has three services, equipment, stats, three films, a link to /videos and a call', () => {
    expect(videoProduction.services.items).toHaveLength(3)
    expect(videoProduction.equipment.items.length).toBeGreaterThanOrEqual(3)
    expect(videoProduction.stats.claims.length).toBeGreaterThanOrEqual(3)
    expect(videoProduction.portfolio.items).toHaveLength(3)
    expect(videoProduction.portfolio.link.to).toBe('/videos')
    expect(videoProduction.hero.callAction).toMatch(/^Call/)
  })

  it('labels each category of its films', () => {
    for (const { category } of videoProduction.portfolio.items)
      expect(videoProduction.portfolio.categoryLabels[category]).toBeTruthy()
  })
})

describe('the social page', () => {
  const platforms = ['Instagram', 'Facebook', 'YouTube', 'TikTok']

  it('has a card and a section for each of four platforms', () => {
    expect(socialPresence.reach.cards.map(({ platform }) => platform)).toEqual(platforms)
    expect(socialPresence.platforms.sections.map(({ title }) => title)).toEqual(platforms)
  })

  it('plans seven days, Monday first', () => {
    const days = socialPresence.strategy.days.map(({ day }) => day)
    expect(new Set(days).size).toBe(7)
    expect([days[0], days[6]]).toEqual(['Monday', 'Sunday'])
    expect(socialPresence.strategy.principles.length).toBeGreaterThanOrEqual(3)
  })

  it('links to the team’s Instagram', () => {
    expect(socialPresence.hero.followLink.href).toBe(links.instagram.href)
  })
})

describe('the listing presentation', () => {
  it('has its six parts, in order', () => {
    const parts = ['videoProcess', 'channels', 'personas', 'process', 'analytics', 'caseStudies']
    expect(Object.keys(listingPresentation).filter((key) => parts.includes(key))).toEqual(parts)
  })

  it('has five steps, each with both lanes, and two case studies', () => {
    expect(listingPresentation.process.steps).toHaveLength(5)
    for (const { us, you } of listingPresentation.process.steps)
      expect([us, you].every((lane) => lane.length > 20)).toBe(true)
    expect(listingPresentation.caseStudies.items).toHaveLength(2)
  })

  it('fills every column of its table', () => {
    const { columns, rows } = listingPresentation.channels
    for (const row of rows) expect(row).toHaveLength(columns.length)
  })

  it('promises the film within the time of section 1', () => {
    expect(listingPresentation.videoProcess.steps.map(({ when }) => when)).toContain(claims.turnaround.figure)
  })
})

describe('the sample analytics', () => {
  const { views, sources, funnel } = sampleAnalytics

  it('are well formed, and marked as a sample for the reader, too, while they are', () => {
    expect(() => v.parse(AnalyticsSchema, sampleAnalytics)).not.toThrow()
    if (sampleAnalytics.sample) expect(sampleAnalytics.note).toMatch(/^Sample figures/)
  })

  it('add up: shares to 100, views to the top of the funnel, each stage within the one before', () => {
    expect(sum(sources.points)).toBe(100)
    expect(sum(views.points)).toBe(funnel.points[0].value)
    const steps = funnel.points.map(({ value }): number => value)
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
  })

  it('support the conclusions drawn from them', () => {
    expect(sum(views.points.slice(0, 4))).toBeGreaterThan(sum(views.points) / 2)
    expect(views.reading).toContain('More than half of all views came in the first four days')
    expect(100 - sources.points[0].value).toBeGreaterThan(50)
    expect(sources.reading).toContain('More than half of the enquiries did not come from the listing sites')
    expect(funnel.points[2].value / funnel.points[3].value).toBe(12)
    expect(funnel.reading).toContain('One visit in twelve led to an offer')
  })
})

it.each(caseStudies)(
  'the case study "$title" is well formed, and dated as an example if it is one',
  (study) => {
    expect(() => v.parse(CaseStudySchema, study)).not.toThrow()
    expect(study.season).toMatch(study.sample ? /^Example, \w+ 20\d\d$/ : /^\w+ 20\d\d$/)
  },
)

describe('the infrastructure page', () => {
  it('has the six sections of section 2, in order', () => {
    expect(Object.values(infrastructure.sections).map(({ label }) => label)).toEqual([
      'Overview',
      'Infrastructure',
      'Specialization',
      'Support Systems',
      'Community',
      'Statistics',
    ])
  })

  it('has unique anchors', () => {
    const anchors = Object.values(infrastructure.sections).map(({ id }) => id)
    expect(new Set(anchors).size).toBe(6)
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z-]+$/)
  })

  it('fills every column of its tables', () => {
    const { infrastructure: money, specialization } = infrastructure.sections
    for (const row of money.rows) expect(row).toHaveLength(money.columns.length)
    for (const row of specialization.rows) expect(row).toHaveLength(3)
  })

  it('links to the evaluation, the contact page and the agents site, and stays out of search results', () => {
    expect(
      infrastructure.closing.actions.map((action) => ('to' in action ? action.to : action.href)),
    ).toEqual(['/evaluation', '/contact', links.agentsSite.href])
    expect(infrastructurePage.head.robots).toBe('noindex')
  })
})

describe('the buyer page', () => {
  it('links to a pre-approval', () => {
    expect(buyer.hero.preApproval).toMatchObject({ label: 'Get Pre-Approved', href: links.preApproval.href })
  })

  it('has five tabs, the first selected', () => {
    expect(buyer.approach.title).toBe('How Our Approach Benefits Buyers')
    expect(buyer.approach.tabs.map(({ id }) => id)).toEqual([
      'relationships',
      'properties',
      'digital',
      'marketing',
      'team',
    ])
    expect(buyer.approach.defaultTab).toBe(buyer.approach.tabs[0].id)
  })

  it('has three digital tools, one with a frame', () => {
    expect(buyer.digitalTools.items).toHaveLength(3)
    expect(buyer.digitalTools.items.filter((item) => 'frame' in item)).toHaveLength(1)
  })

  it('states the warranty of section 9', () => {
    expect(JSON.stringify(buyer.builders)).toContain('1-2-5-10')
  })
})

describe('the team page', () => {
  it('refers only to roles that it describes, each once', () => {
    const ids = team.roles.items.map(({ id }): string => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { roles } of team.journey.stages) for (const role of roles) expect(ids).toContain(role)
  })
})

describe('the tools page', () => {
  it('has the six tools of section 2', () => {
    expect(tools.external.items.map(({ id }) => id)).toEqual([
      'rental-analysis',
      'mortgage-alberta',
      'moving-guide',
      'traffic',
      'mortgage-affordability',
      'investment-property',
    ])
    expect(new Set(tools.external.items.map(({ link }) => link.href)).size).toBe(6)
  })

  it('has the rental calculator in a frame, on request', () => {
    expect(tools.rental.frame.href).toMatch(/^https:/)
    expect(tools.rental.note).toContain('until you ask')
  })
})
