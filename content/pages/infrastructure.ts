/** The infrastructure advantage (section 2, Infrastructure page). Reached from the home page only. */
import { claims } from '../claims.ts'
import { timeOfDay } from '../formats.ts'
import { links } from '../links.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

export const head = {
  path: '/infrastructure',
  title: `The Infrastructure Behind a Listing | ${site.shortName}`,
  description: `Office, film, advertising, websites and specialists: what stands behind a ${site.shortName} listing in Calgary, who does which job, and what it adds up to.`,
  keywords: ['real estate team infrastructure', 'Calgary listing marketing', 'real estate team Calgary'],
  robots: 'noindex',
  structuredData: ['organization'],
  accent: 'sand',
  card: {
    drawing: 'hero-infrastructure',
    alt: 'An office after dark with everybody at work, and the skyline of Calgary behind it',
    x: -501,
    y: -70,
    width: 2000,
    shade: [0, 500],
  },
  updated: null,
} satisfies PageHead

export const infrastructure = {
  hero: {
    eyebrow: 'The infrastructure advantage',
    scene: 'hero-infrastructure',
    title: 'What is already\u00a0running when you\u00a0call',
    lead: 'One agent can care a great deal about your home. What one agent cannot do is film, write, advertise, answer and negotiate on the same afternoon.',
    action: { label: 'Get Your Home Value', to: '/evaluation' },
  },
  navigation: { label: 'On this page', topAction: 'Back to the top' },
  /** In page order. `id` is the anchor, `label` the text in the side navigation. */
  sections: {
    overview: {
      id: 'overview',
      label: 'Overview',
      title: 'A listing is a small production',
      text: 'It needs a place to work from, people who know their part, tools that do not fail on a Friday evening, and an audience that exists before the home is listed. We keep all of that going through busy seasons and quiet ones, so it is there on the day you list.',
      claims: [claims.salesVolume, claims.families],
    },
    infrastructure: {
      id: 'infrastructure',
      label: 'Infrastructure',
      title: 'Where the money goes',
      /** Read as one sentence. */
      figure: claims.marketing.figure,
      text: 'a year in marketing, and behind it an operation that costs six figures every month.',
      columns: ['Where it goes', 'What it does for your home'],
      rows: [
        ['Premium office', 'A place to meet, to sign, and to go through your offers in peace'],
        ['Film and editing', `A full-time videographer, and finished film in ${claims.turnaround.figure}`],
        ['Print and outdoor', 'Advertising that reaches people who are not searching online yet'],
        ['Websites', 'A network of sites, each about one community or type of home'],
        ['Data', 'Sales and listings by community, so a price rests on evidence'],
        ['Agent network', 'Colleagues who promote your listing to their own buyers'],
      ],
    },
    specialization: {
      id: 'specialization',
      label: 'Specialization',
      title: 'One sale, six pairs of hands',
      intro: unconfirmed('You deal with one agent for everything. These are the people behind that agent.'),
      /** Precedes the third cell of each row. */
      purpose: 'So that',
      rows: [
        ['Price', 'Market analyst', 'the range rests on sales, not on hope'],
        ['Preparation', 'Listing coordinator', 'trades, documents and dates are in one place'],
        ['Film', 'Videographer', 'the home looks like itself, on a good day'],
        ['Reach', 'Marketing manager', 'the right people see it in the right week'],
        ['Showings', 'Showing agents', 'buyers can visit when they have time'],
        ['Closing', 'Transaction coordinator', 'no condition runs out unnoticed'],
      ],
      claim: claims.agents,
    },
    supportSystems: {
      id: 'support-systems',
      label: 'Support Systems',
      title: 'An ordinary day with your listing',
      intro: 'What gets done for a home on the market, hour by hour.',
      hours: [
        {
          time: timeOfDay(7),
          text: unconfirmed('New sales and price changes around your home are read and noted.'),
        },
        {
          time: timeOfDay(9),
          text: unconfirmed('The phones open. Last night’s question gets its answer.'),
        },
        {
          time: timeOfDay(11),
          text: unconfirmed('Showing requests are confirmed with you, in one message instead of six.'),
        },
        {
          time: timeOfDay(14),
          text: unconfirmed('Advertising is checked: more of what works, and a change to what does not.'),
        },
        {
          time: timeOfDay(17),
          text: unconfirmed('Buyers visit. An agent is there, or the lock records who was.'),
        },
        {
          time: timeOfDay(20),
          text: unconfirmed('Feedback from the visits is in your inbox before the phones close.'),
        },
      ],
    },
    community: {
      id: 'community',
      label: 'Community',
      title: 'An audience, sorted by neighbourhood',
      text: 'People do not search for “a home”. They search for three bedrooms near a lake, or for the street their sister lives on. So the network is made up of many small sites, each about one thing. A selection:',
      claims: [claims.network, claims.impressions],
      kinds: [
        {
          category: 'community',
          title: 'Communities',
          text: 'One place, its schools, its streets and what has sold there.',
        },
        { category: 'luxury', title: 'Luxury', text: 'Homes that need fewer visitors, and the right ones.' },
        {
          category: 'tools',
          title: 'Tools',
          text: 'Calculators that people return to while they are deciding.',
        },
        {
          category: 'info',
          title: 'Information',
          text: 'Radon, asbestos, moving, traffic: answers first, listings second.',
        },
      ],
      /** Label of the control that lists the sites of one kind. */
      showSites: (count: number) => `Show ${count} of them`,
      link: { label: 'Browse Communities', to: '/communities' },
    },
    statistics: {
      id: 'statistics',
      label: 'Statistics',
      title: 'Reach and reputation, in figures',
      claims: [
        claims.reviews,
        claims.buyerDatabase,
        claims.followers,
        claims.videoViews,
        claims.visitors,
        claims.leads,
      ],
      note: 'The team’s own figures, across all of its channels.',
    },
  },
  closing: {
    title: 'Put it to work for your home, or for your career',
    text: 'If you are selling, start with your home’s value. If you are an agent, start with a conversation.',
    actions: [
      { label: 'Get Your Home Value', to: '/evaluation' },
      { label: 'Contact Us', to: '/contact' },
      { ...links.agentsSite, label: 'For agents: see how we work' },
    ],
  },
} as const
