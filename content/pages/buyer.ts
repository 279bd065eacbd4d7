/** Buyer Services (section 2, Buyer). */
import { claims } from '../claims.ts'
import { NEW_HOME_WARRANTY_YEARS } from '../constants.ts'
import { frames, links } from '../links.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'

const [labour, systems, envelope, structure] = NEW_HOME_WARRANTY_YEARS

export const head = {
  path: '/buyer',
  title: 'Buyer Services in Calgary | Northbow Real Estate',
  description:
    'Buying in Calgary with an agent on your side: pre-approval, new builds, homes off the market, rental and cost calculators, and a team for each step.',
  keywords: ['Calgary buyer agent', 'buy a home in Calgary', 'new homes Calgary', 'off-market homes Calgary'],
  robots: 'index',
  structuredData: ['service', 'agent'],
} satisfies PageHead

export const records = { service: { name: 'Buyer Services in Calgary' } } satisfies PageRecords

export const buyer = {
  hero: {
    eyebrow: 'Buyer Services',
    scene: 'hero-buyer',
    title: 'Someone at the table who is only on your side',
    lead: 'The seller has an agent. The builder has a sales office. You should have someone too, who reads the papers and tells you when to walk away.',
    claims: [claims.agents, claims.families, claims.reviews],
    preApproval: { ...links.preApproval, label: 'Get Pre-Approved' },
    secondary: { label: 'Read the Buyer’s Guide', to: '/buyers-guide' },
  },
  advantages: {
    title: 'What changes when you have us',
    items: [
      {
        id: 'reach',
        title: 'You see more than the listings',
        text: `Our agents hear of homes before they are advertised, because ${claims.agents.figure} of us talk to owners every day.`,
      },
      {
        id: 'worth',
        title: 'You know what it is worth',
        text: 'Before you offer, you get the same three stacks a seller gets: sold, for sale, and not sold.',
      },
      {
        id: 'cost',
        title: 'You know what it will cost',
        text: 'Payment, tax, insurance, fees and heating on one page, for this home and not for an average one.',
      },
      {
        id: 'no',
        title: 'You hear no',
        text: 'Some homes should not be bought. We say so, and we say why, before the deposit is paid.',
      },
    ],
  },
  agreement: {
    title: 'In writing, first',
    text: 'Before we work for you, you receive the regulator’s guide to working with a licensee, and we agree in writing on what we do and how we are paid.',
    source: { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca' },
  },
  builders: {
    scene: 'house-modern',
    title: 'New homes, with a second pair of eyes',
    text: 'The person in the show home works for the builder. We know the builders’ contracts, their timelines and their habits, and we come along on the first visit.',
    points: [
      {
        title: 'The contract',
        text: 'Is GST in the price? What happens if completion is late? Which changes may the builder make?',
      },
      {
        title: 'The extras',
        text: 'Which upgrades are cheaper now, and which a local trade does for less after possession.',
      },
      {
        title: 'The warranty',
        text: `Alberta’s framework is ${NEW_HOME_WARRANTY_YEARS.join('-')}. Who claims, and until when, is written down for you on possession day.`,
      },
      {
        title: 'The walk-through',
        text: 'A list with photographs, signed by both sides, before you take possession.',
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
    claim: claims.homesSold,
    title: 'Homes that are not for sale yet',
    text: 'Owners ask us what their home is worth long before they list it. When one of them matches what you are looking for, we can ask. There are many doors to knock on.',
    steps: [
      'You tell us exactly what you want, and what you would give up for it.',
      'We look through owners we know, and write to the street if you like.',
      'If someone is willing, you visit without a crowd.',
    ],
    cautionTitle: 'Off the market does not mean cheap',
    caution:
      'There are no competing bids to show what it is worth, so we bring the comparable sales instead.',
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
        title: 'We are known at the other end of the phone',
        text: 'An offer is read by people. Agents who have closed with us know that our files are complete and our clients are prepared.',
        points: [
          'Listing agents call back, even on Sunday evening',
          'Lenders, inspectors and lawyers who answer within the condition period',
          'Builders who tell us about releases and cancellations',
        ],
      },
      {
        id: 'properties',
        label: 'Properties',
        title: 'More homes, and fewer visits',
        text: 'We look at ten so that you have to look at three. You get the reasons for the other seven in one line each.',
        points: [
          'Listings the day they appear, from every brokerage',
          'Coming-soon homes of our own clients',
          'Owners who would sell to the right buyer',
        ],
      },
      {
        id: 'digital',
        label: 'Digital',
        title: 'You can decide a good deal from the sofa',
        text: 'Films, floor plans, maps and calculators, so that a visit is for what a screen cannot tell: noise, light, smell, slope.',
        points: [
          `${claims.communities.figure} communities, described one by one`,
          'Monthly cost for any home, with a link to keep',
          'Live walk-through when you cannot be there',
        ],
      },
      {
        id: 'marketing',
        label: 'Marketing',
        title: 'Our advertising also works for you',
        text: 'The campaigns that sell homes bring us owners who think about selling. Some of them have the home you want.',
        points: [
          `${claims.impressions.figure} impressions a month, read by owners too`,
          'A letter to the street, when only one street will do',
          'Marketing that gets your own home sold in step with the purchase',
        ],
      },
      {
        id: 'team',
        label: 'Team',
        title: 'Someone is there on Tuesday at two',
        text: 'Good homes do not wait for one person to be free. Another agent of the team can open the door, and knows your list.',
        points: [
          `${claims.agents.figure} agents across all four quadrants`,
          'A coordinator who keeps every date and document',
          'Second opinions from people who know the community',
        ],
      },
    ],
  },
  closing: {
    scene: 'lake-community',
    title: 'Start with a conversation, or with a map',
    text: 'Tell us what you need, or look around first. Both are free.',
    actions: [
      { label: 'Talk to a Buyer Specialist', to: '/contact' },
      { label: 'Browse Communities', to: '/communities' },
      links.homeFinder,
    ],
  },
} as const
