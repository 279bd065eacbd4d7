/** Seller Services and the listing presentation (section 2, Listing presentation). */
import { caseStudies } from '../case-studies.ts'
import { claims } from '../claims.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { sampleAnalytics } from '../sample-analytics.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

export const head = {
  path: '/listing-presentation',
  title: `Seller Services & Listing Presentation | ${site.shortName}`,
  description: `How ${site.shortName} sells a Calgary home: film, channels, likely buyers, five steps from first visit to possession, sample analytics and two case studies.`,
  keywords: [
    'sell my house Calgary',
    'listing presentation',
    'Calgary listing agent',
    'home seller services',
  ],
  robots: 'index',
  structuredData: ['service', 'agent'],
  accent: 'sand',
  card: 'spring-clearing',
  updated: { date: '2026-11-29', words: '411a9422aa11' },
} satisfies PageHead

export const records = { service: { name: 'Seller Services & Listing Presentation' } } satisfies PageRecords

export const listingPresentation = {
  hero: {
    eyebrow: 'Seller Services',
    title: 'The plan for your sale, before you sign anything',
    lead: 'This is what we would go through at your table: what we film, where it runs, who is likely to buy, what happens when, and which numbers you will see.',
    claims: [claims.families, claims.reviews, claims.salesVolume],
    action: { label: 'Get Your Home Value', to: '/evaluation' },
    callAction: 'Call',
    scene: 'stone-house',
    contentsLabel: 'Contents',
  },
  /** A timeline of the film's production. */
  videoProcess: {
    id: 'film',
    label: 'Video process',
    title: 'The film comes first',
    intro: 'Your film decides who comes to see the home, so we make it before anything goes public.',
    steps: [
      {
        when: 'One week before',
        title: 'A walk through every room',
        scene: 'front-door',
        text: unconfirmed(
          'We walk through together, and you get one page: what to repair, what to store, what to leave.',
        ),
      },
      {
        when: 'The day before',
        title: 'Ready for light',
        scene: 'ready-light',
        text: 'Windows clean, bulbs all one colour, counters clear. If time is short, we’ll tell you which rooms matter most.',
      },
      {
        when: 'Filming day',
        title: unconfirmed('Half a day in the house'),
        filming: true,
        scene: 'living-room-garden',
        text: unconfirmed(
          'Film, photographs, measurements for the floor plan and, where it helps, a drone flight.',
        ),
      },
      {
        when: claims.turnaround.figure,
        title: 'Cut and captioned',
        scene: 'three-cuts',
        text: unconfirmed(
          'A tour, a vertical cut and a neighbourhood film. You see them before anyone else does.',
        ),
      },
      {
        when: 'Launch',
        title: 'Released together',
        scene: 'crowd-lights',
        text: 'Once the teasers have run, the full listing goes out on every channel at once.',
      },
    ],
    links: [
      { label: 'How we film', to: '/video-production' },
      { label: 'How we film from above', to: '/aerial-videos' },
    ],
  },
  /** A diagram with one branch per group of channels. */
  channels: {
    id: 'channels',
    label: 'Multi-channel marketing',
    source: 'Your home',
    title: 'Where your home is seen',
    intro: `${claims.channels.figure} channels, in eight groups, each for a different kind of buyer.`,
    columns: ['Channel', 'What runs there', 'Who it reaches'],
    rows: [
      ['MLS® System and listing sites', 'Full listing, film, floor plan', 'Buyers with an agent, every day'],
      [
        'Our community and property websites',
        'Your home beside the guide to its area',
        'People who search by neighbourhood',
      ],
      [
        'Buyer database',
        unconfirmed('A personal note, before the public launch where rules allow'),
        'Buyers who asked for a home like yours',
      ],
      [
        'Agent network',
        unconfirmed('Agent notes, tours, a direct line'),
        'Agents with clients in your price range',
      ],
      ['Video channel', 'Tour and neighbourhood film', 'People moving to Calgary'],
      ['Social media', 'Vertical cuts, stories, paid reach', 'People who were not searching yet'],
      [
        'Print and outdoor',
        unconfirmed('Postcards, magazines, boards, signs'),
        'Neighbours, and the friends they call',
      ],
      [
        'Open house and sign',
        unconfirmed('Agents in the room, a code on the sign'),
        'Whoever drives down your street',
      ],
    ],
    claims: [claims.marketing, claims.impressions, claims.buyerDatabase],
    link: { label: 'See our social channels', to: '/social-presence' },
  },
  personas: {
    id: 'buyers',
    label: 'Buyer personas',
    title: 'Who is likely to buy your home',
    intro:
      'Five kinds of buyer, and what each looks for. We begin with the two most likely to want your home.',
    items: [
      {
        name: 'The first purchase',
        scene: 'condo-towers',
        looksFor: 'A payment close to the rent, and nothing to repair in the first year',
        worriesAbout: 'What they do not know, above all condo documents and closing costs',
        shownFirst: 'Monthly cost, age of roof and furnace, walk to the train',
      },
      {
        name: 'The growing family',
        scene: 'lane-bikes',
        looksFor: 'A third or fourth bedroom, a yard, a school within reach',
        worriesAbout: 'Selling their own home in time',
        shownFirst: 'Floor plan, school catchment, flexible possession',
      },
      {
        name: 'The smaller household',
        scene: 'bungalow-snow',
        looksFor: 'One level or an elevator, light, a place for visitors',
        worriesAbout: 'Giving up a garden and a workshop',
        shownFirst: 'Storage, lock-and-leave, what is within walking distance',
      },
      {
        name: 'The move to Calgary',
        scene: 'river-path',
        looksFor: 'A community they can get to know from afar',
        worriesAbout: 'Buying a street they have never stood on',
        shownFirst: 'The full tour, the neighbourhood film, a live walk-through',
      },
      {
        name: 'The investor',
        scene: 'suite-door',
        looksFor: 'A rent that carries the property, a legal suite or room for one',
        worriesAbout: 'Vacancy, repairs and rules for suites',
        shownFirst: 'Rent roll, utility costs, permits',
      },
    ],
    note: 'This decides which facts we show first. Anyone may see the home, and anyone may buy it.',
    labels: { looksFor: 'Looks for', worriesAbout: 'Worries about', shownFirst: 'Sees first' },
  },
  /** Two lanes: our work and the client's. */
  process: {
    id: 'process',
    label: 'Five-step process',
    title: 'Five steps, and who does what',
    lanes: { us: 'We', you: 'You' },
    steps: [
      {
        title: 'Evaluation',
        us: 'Study sold, active and expired listings around you and give you a price range with reasons.',
        you: 'Show us the home, and tell us your plans and your dates.',
      },
      {
        title: 'Preparation',
        us: 'List what each room needs, help you find trades, and check that your real property report is current.',
        you: 'Repair what pays, store what distracts, and find your permits and warranties.',
      },
      {
        title: 'Production',
        us: 'Film, photograph, measure, write, and cut for every channel.',
        you: 'Let us in for the filming, then approve the film.',
      },
      {
        title: 'Launch',
        us: 'Run the four phases, host the showings, and keep you up to date with the numbers.',
        you: 'Keep the home ready, and tell us what you hear from neighbours.',
      },
      {
        title: 'Offers to possession',
        us: 'Compare the offers with you, negotiate, track the conditions, and send your lawyer the file.',
        you: 'Choose an offer, see your lawyer, and hand over the keys on possession day.',
      },
    ],
    notes: [
      'A known defect that is hidden and material has to be disclosed. We go through this with you before you sign the listing.',
      'If only one spouse is on the title, Alberta law may require the other’s written consent. Better to find out in week one than on closing day.',
    ],
    source: { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca' },
  },
  analytics: { id: 'analytics', label: 'Sample analytics', ...sampleAnalytics },
  caseStudies: {
    id: 'cases',
    label: 'Two case studies',
    title: 'Two sales, from first visit to sold',
    intro:
      'One sold within days; the other took patience. Both are samples, to show how we report on a sale.',
    items: caseStudies,
    badge: 'Sample case',
    labels: {
      situation: 'The situation',
      decision: 'What we decided',
      outcome: 'What came of it',
      over: 'over the list price',
      under: 'under the list price',
      listPrice: 'Listed at',
      soldPrice: 'Sold at',
      daysOnMarket: 'Days on market',
      showings: 'Showings',
      offers: 'Offers',
    },
  },
  closing: {
    title: 'Start with a free evaluation',
    scene: 'garden-gate',
    text: 'It costs you nothing, commits you to nothing, and is where the plan for your own sale begins.',
    action: { label: 'Request a free evaluation', to: '/evaluation' },
    callAction: 'Call',
  },
} as const
