/** The home page, the header and footer, and the sign-in page, against sections 2, 4 and 9. */

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { BANNER, LAUNCH_PHASES } from '../../content/constants.ts'
import { ExternalLinkSchema, frames, links, reviewsWidget } from '../../content/links.ts'
import { banner, footer, navigation, quickActions } from '../../content/navigation.ts'
import type { PageHead } from '../../content/page-schema.ts'
import { auth, head as authHead } from '../../content/pages/auth.ts'
import { home } from '../../content/pages/home.ts'
import { scenes } from '../../content/scenes.ts'

const modules = import.meta.glob<{ head?: PageHead }>('../../content/pages/**/*.ts', { eager: true })
const paths = Object.values(modules).flatMap(({ head }) => head?.path ?? [])

const destinations = (list: readonly { to?: string; href?: string }[]) =>
  list.map(({ to, href }) => to ?? href)

describe('the home page', () => {
  it('has its sections in the order of section 2', () => {
    expect(Object.keys(home)).toEqual([
      'hero',
      'stats',
      'achievements',
      'infrastructure',
      'valueProposition',
      'methodology',
      'launch',
      'videos',
      'reviews',
      'closing',
    ])
  })

  it('has a hero about maximum value, with two buttons', () => {
    expect(home.hero.title).toContain('maximum value')
    expect(home.hero.evaluationAction).toBe('Get Your Home Value')
  })

  it('has at most four figures in its hero, each with what it does for the seller', () => {
    expect(home.stats.length).toBeLessThanOrEqual(4)
    for (const { gain } of home.stats) expect(gain).toMatch(/\byours?\b.*\.$/i)
  })

  it('says what its four achievements are worth to a seller', () => {
    const { statement, claims } = home.achievements
    expect(new Set(claims).size).toBe(4)
    for (const { label } of claims) expect(home.stats.map((stat): string => stat.label)).not.toContain(label)
    expect(statement).toMatch(/^Your home .+\.$/)
  })

  it('has four infrastructure cards, each linking to its own section of that page', () => {
    const { cards } = home.infrastructure
    expect(cards).toHaveLength(4)
    expect(new Set(cards.map(({ link }) => link.to))).toEqual(new Set(['/infrastructure']))
    expect(new Set(cards.map(({ link }) => link.hash)).size).toBe(4)
  })

  it('has three points in its value proposition', () => {
    expect(home.valueProposition.points).toHaveLength(3)
  })

  it('has four methodology cards and two buttons', () => {
    const { cards, actions } = home.methodology
    expect(cards).toHaveLength(4)
    expect(actions.map(({ label }) => label)).toEqual(['Get your home value', 'Browse homes'])
    expect(destinations(actions)).toEqual(['/evaluation', links.homeFinder.href])
  })

  it('has four launch phases of three actions, the first two as long as section 1 says', () => {
    const { phases } = home.launch
    expect(phases).toHaveLength(LAUNCH_PHASES.count)
    expect(phases.map(({ actions }) => actions.length)).toEqual([3, 3, 3, 3])
    expect(phases.slice(0, 2).map(({ label, duration }) => [label, duration])).toEqual([
      ['Coming-soon blitz', claims.blitz.figure],
      ['Pre-launch', claims.preLaunch.figure],
    ])
    for (const { scene } of phases) expect(Object.keys(scenes)).toContain(scene)
    expect(new Set(phases.map(({ scene }) => scene)).size).toBe(4)
  })

  it('has six video thumbnails, and links to the channel and to all videos', () => {
    expect(home.videos.items).toHaveLength(6)
    expect(home.videos.channelLink.href).toBe(links.videoChannel.href)
    expect(home.videos.allLink).toEqual({ label: 'View All Videos', to: '/videos' })
  })

  it('states the number of reviews, and where they are', () => {
    expect(home.reviews.reviews).toBe(claims.reviews)
    expect(home.reviews.link.href).toBe(links.reviews.href)
  })

  it('ends with the wording of section 2', () => {
    expect(home.closing).toMatchObject({
      scheduleAction: 'Schedule a meeting',
      note: 'Serving all of Calgary',
    })
  })
})

describe('the header and footer', () => {
  it('have seven buyer resources, the two featured ones first', () => {
    const { featured, links: resources } = navigation.buyerServices
    expect(resources).toHaveLength(7)
    expect(featured.map(({ label }) => label)).toEqual(['Home Finder', 'Browse Communities'])
    expect(resources.slice(0, 2)).toEqual(featured)
    expect(new Set(destinations(resources)).size).toBe(7)
    for (const { description } of resources) expect(description.length).toBeLessThan(70)
  })

  it('link to Buyer Services, Join Our Team and Free Evaluation', () => {
    expect(navigation.buyerServices).toMatchObject({ label: 'Buyer Services', to: '/buyer' })
    expect(navigation.join).toEqual({ label: 'Join Our Team', to: '/join' })
    expect(navigation.callToAction).toEqual({ label: 'Free Evaluation', to: '/evaluation' })
  })

  it('have every link of the bar in the drawer', () => {
    const { buyerServices, links: bar, join, drawer } = navigation
    const inDrawer = drawer.groups.flatMap((group) => destinations(group.links))
    for (const destination of destinations([buyerServices, ...buyerServices.links, ...bar, join]))
      expect(inDrawer).toContain(destination)
    expect(new Set(inDrawer).size).toBe(inDrawer.length)
  })

  it('have five banner claims, in the order of section 2', () => {
    expect(banner.messages).toHaveLength(BANNER.count)
    const wording = [
      /most-viewed realtor.*listings site/,
      /six-figure monthly operation.*premium office and infrastructure/,
      /full-time videographer.*print and outdoor advertising/,
      /agent network.*every listing/,
      /community network.*monthly impressions/,
    ]
    wording.forEach((pattern, index) => {
      expect(banner.messages[index]?.full).toMatch(pattern)
    })
    expect(banner.messages[4]?.full).toContain(claims.impressions.figure)
  })

  it.each(banner.messages)('"$short" keeps the claim, and fits on one line of a phone', ({ full, short }) => {
    expect(full.length).toBeLessThanOrEqual(90)
    expect(short.length).toBeLessThanOrEqual(46)
  })

  it('have three quick actions', () => {
    expect(quickActions.links).toEqual([
      { label: 'Free consultation', to: '/contact' },
      { label: 'Home value', to: '/evaluation' },
      { label: 'Browse homes', href: links.homeFinder.href },
    ])
  })

  it('link every page once in the footer, except the infrastructure page, the newsletter’s, which its box links, an account’s, and the team’s', () => {
    const linked = footer.groups.flatMap((group) => destinations(group.links))
    const elsewhere = [
      '/infrastructure',
      '/newsletter',
      '/account',
      '/desk',
      ...destinations(footer.legal.links),
    ]
    expect(linked.toSorted()).toEqual(paths.filter((path) => !elsewhere.includes(path)).toSorted())
  })

  it('link three legal pages, the ones on accessibility and on sources, two sites, the video channel and four profiles', () => {
    expect(destinations(footer.legal.links)).toEqual([
      '/privacy',
      '/terms',
      '/sitemap',
      '/accessibility',
      '/sources',
    ])
    expect(footer.elsewhere.links).toEqual([links.homeSearch, links.mortgageCalculator, links.videoChannel])
    expect(footer.social.links.map(({ label }) => label)).toEqual([
      'Instagram',
      'Facebook',
      'YouTube',
      'TikTok',
    ])
  })
})

describe('external links', () => {
  it.each(Object.entries({ ...links, ...frames }))(
    '%s is https, and marked as a sample while its host is reserved',
    (_name, link) => {
      expect(() => v.parse(ExternalLinkSchema, link)).not.toThrow()
      expect(link.sample).toBe(new URL(link.href).hostname.endsWith('.example'))
    },
  )

  it('are unique', () => {
    const all = Object.values(links).map(({ href }) => href)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(['script', 'frame'] as const)(
    'the review widget has its %s over https, and is a sample while the host is reserved',
    (part) => {
      expect(reviewsWidget[part]).toMatch(/^https:/)
      expect(reviewsWidget.sample).toBe(new URL(reviewsWidget[part]).hostname.endsWith('.example'))
    },
  )
})

describe('the sign-in page', () => {
  it('is worded as in section 2', () => {
    expect(auth).toMatchObject({
      title: 'Welcome',
      subtitle: 'Sign in to your account or create a new one',
      signIn: { tab: 'Sign In', pending: 'Signing in...' },
      signUp: { tab: 'Sign Up', pending: 'Creating account...' },
    })
  })

  it('states the minimum password length, and is kept out of search results', () => {
    expect(auth.password.newHint).toContain('6 characters')
    expect(authHead.robots).toBe('noindex')
  })
})
