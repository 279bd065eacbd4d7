/** Buyer Services (section 2, Buyer). */
import { claims } from '../claims.ts'
import { NEW_HOME_WARRANTY_YEARS } from '../constants.ts'
import { frames, links } from '../links.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

const [labour, systems, envelope, structure] = NEW_HOME_WARRANTY_YEARS

export const head = {
  path: '/buyer',
  title: `Buyer Services in Calgary | ${site.shortName} Real Estate`,
  description:
    'Buying in Calgary with an agent on your side: pre-approval, new builds, homes off the market, rental and cost calculators, and a team for each step.',
  keywords: ['Calgary buyer agent', 'buy a home in Calgary', 'new homes Calgary', 'off-market homes Calgary'],
  robots: 'index',
  structuredData: ['service', 'agent'],
  accent: 'glacier',
  card: {
    drawing: 'hero-buyer',
    alt: 'A buyer and her agent over a contract, a house in the window, an empty chair across',
    x: -500,
    y: -50,
    width: 1700,
    shade: [0, 560],
  },
  updated: { date: '2026-11-30', words: '2d6a6dcbf3f3' },
} satisfies PageHead

export const records = { service: { name: 'Buyer Services in Calgary' } } satisfies PageRecords

export const buyer = {
  hero: {
    eyebrow: 'Buyer Services',
    scene: 'hero-buyer',
    title: 'Someone at the table who is on your side',
    lead: 'The seller has an agent. The builder has a sales office. You should have someone too: to read the fine print, and to tell you when to walk away.',
    claims: [claims.families, claims.rating, claims.network],
    preApproval: { ...links.preApproval, label: 'Get Pre-Approved' },
    secondary: { label: 'Read the Buyer’s Guide', to: '/buyers-guide' },
  },
  advantages: {
    title: 'What you gain with us',
    items: [
      {
        id: 'reach',
        title: 'You see more than the listings',
        text: unconfirmed(
          'Our agents talk with owners all over the city, and now and then hear of a home before it is advertised.',
        ),
      },
      {
        id: 'worth',
        title: 'You know what it is worth',
        text: 'Before you make an offer, we show you what sold nearby, what is for sale, and what did not sell.',
      },
      {
        id: 'cost',
        title: 'You know what it will cost',
        text: 'Payment, tax, insurance, fees and heating, added up for this home, not an average one.',
      },
      {
        id: 'no',
        title: 'You get a straight answer',
        text: 'Some homes are not worth buying. We say so, and why, before you pay a deposit.',
      },
    ],
  },
  agreement: {
    title: 'First, an agreement in writing',
    text: 'Before we work for you, you receive the regulator’s guide to working with a licensee, and we agree in writing on what we do and how we are paid.',
    source: { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca' },
  },
  builders: {
    scene: 'show-home',
    title: 'New homes, with a second pair of eyes',
    text: 'The person in the show home works for the builder. We work for you: bring us along on the first visit, and we’ll go through the contract and the dates with you.',
    points: [
      {
        title: 'The contract',
        text: 'Is GST in the price? What happens if completion is late? Which changes can the builder make?',
      },
      {
        title: 'The extras',
        text: 'Which upgrades are cheaper now, and which a local trade does for less after possession.',
      },
      {
        title: 'The warranty',
        text: `Alberta’s framework is ${NEW_HOME_WARRANTY_YEARS.join('-')}. We go through with you what it covers, and for how long.`,
      },
      {
        title: 'The walk-through',
        text: 'Anything unfinished or damaged goes on a list before you take possession.',
      },
    ],
    warranty: {
      title: `What ${NEW_HOME_WARRANTY_YEARS.join('-')} means, in years from possession`,
      yearLabels: ['year', 'years'],
      parts: [
        { years: labour, covers: 'Labour and materials' },
        { years: systems, covers: 'Delivery systems: heating, plumbing, wiring' },
        { years: envelope, covers: 'Building envelope: roof, walls, windows' },
        { years: structure, covers: 'Structure: foundation and frame' },
      ],
    },
    action: { label: 'Ask about a builder', to: '/contact' },
  },
  offMarket: {
    scene: 'quiet-street',
    title: 'Homes that are not for sale yet',
    text: unconfirmed(
      'Owners ask us what their home is worth long before they list it. When one of their homes is what you are looking for, we can ask whether they would sell.',
    ),
    steps: [
      'You tell us exactly what you want, and what you would give up for it.',
      unconfirmed('We ask owners we know, and, if you like, write to the street you have in mind.'),
      'If someone is willing to sell, you can visit without a crowd.',
    ],
    cautionTitle: 'Off-market does not mean cheap',
    caution: 'Without competing offers to show what it is worth, we look at comparable sales with you.',
    action: { label: 'Tell us what you are looking for', to: '/contact' },
  },
  digitalTools: {
    title: 'Work it out before you fall in love',
    items: [
      {
        title: 'Rental analysis calculator',
        text: 'Rent, vacancy, costs and financing for a property you might rent out.',
        link: links.rentalAnalysis,
        frame: frames.rentalCalculator,
        poster: {
          action: 'Load the calculator',
          note: 'It comes from another site. Nothing is loaded from there until you ask.',
        },
      },
      {
        title: 'Moving guide',
        text: 'Eight weeks in a list: notice, movers, utilities, mail, registries.',
        link: links.movingGuide,
      },
      {
        title: 'Home cost calculator',
        text: 'The whole monthly cost of a home, from the mortgage to the heating.',
        link: links.homeCosts,
        own: { label: 'Use our own, on this site', to: '/home-costs' },
      },
    ],
  },
  approach: {
    title: 'How Our Approach Benefits Buyers',
    defaultTab: 'relationships',
    tabs: [
      {
        id: 'relationships',
        label: 'Relationships',
        title: 'Your offer comes from people the other side knows',
        text: 'An offer is read by people. It helps when the listing agent knows who is behind it, and that the buyer is well prepared.',
        points: [
          'Listing agents we have worked with before',
          'Lenders, inspectors and lawyers you can choose from',
          unconfirmed('Builders who tell us about releases and cancellations'),
        ],
      },
      {
        id: 'properties',
        label: 'Properties',
        title: 'More homes to choose from, fewer wasted visits',
        text: 'We go through what is for sale, suggest the few that are worth your Saturday, and say why we left out the rest.',
        points: [
          'Listings the day they appear, from every brokerage',
          'Coming-soon homes of our own clients',
          'Owners who would sell to the right buyer',
        ],
      },
      {
        id: 'digital',
        label: 'Digital',
        title: 'Decide most of it from your sofa',
        text: 'Films, floor plans, maps and calculators, so a visit is for what a screen cannot tell you: noise, light, smell, slope.',
        points: [
          'A directory of communities, with what homes there were assessed at',
          'Monthly cost for any home, with a link to keep',
          unconfirmed('A live walk-through by video when you cannot be there'),
        ],
      },
      {
        id: 'marketing',
        label: 'Marketing',
        title: 'Our advertising also works for you',
        text: unconfirmed(
          'The campaigns that sell homes bring us owners who are thinking about selling. Some of them have the home you want.',
        ),
        points: [
          'Campaigns that reach owners as well as buyers',
          unconfirmed('A letter to the street, when only one street will do'),
          'Help with selling your own home in step with the purchase',
        ],
      },
      {
        id: 'team',
        label: 'Team',
        title: 'Someone to show you the home, even midweek',
        text: 'Good homes do not wait for one person to be free. If your agent is busy, a colleague can open the door for you.',
        points: [
          unconfirmed('Agents in all four quadrants of the city'),
          unconfirmed('A coordinator who keeps track of every date and document'),
          'A second opinion from someone who knows the community',
        ],
      },
    ],
  },
  closing: {
    scene: 'first-evening',
    title: 'Start with a conversation, or with a map',
    text: 'Tell us what you need, or look around first. Both are free.',
    actions: [
      { label: 'Talk to a Buyer Specialist', to: '/contact' },
      { label: 'Browse Communities', to: '/communities' },
      links.homeFinder,
    ],
  },
} as const
