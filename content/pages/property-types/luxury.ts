/** The luxury page (section 2, Luxury). Its featured domains come from `luxurySites()`. */
import { claims, sourceOf } from '../../claims.ts'
import { DOWN_PAYMENT_PERCENT } from '../../constants.ts'
import { luxuryHomes } from '../../homes.ts'
import { listingLinks } from '../../listing-search.ts'
import type { PageHead, PageRecords } from '../../page-schema.ts'
import { personCalled } from '../../people.ts'
import { site } from '../../site.ts'
import { unconfirmed } from '../../unconfirmed.ts'

export const head = {
  path: '/property-types/luxury',
  title: `Calgary Luxury Homes and Estates | ${site.shortName}`,
  description:
    'Buy or sell a luxury home in Calgary: estates, acreages and penthouses, a private buyer network, and plain answers on pricing, privacy and due diligence.',
  keywords: ['Calgary luxury homes', 'luxury realtor Calgary', 'Calgary estate homes', 'Calgary acreages'],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'bronze',
  card: {
    drawing: 'hero-luxury',
    alt: 'A long house of glass above still water at dusk',
    x: -300,
    y: 90,
    width: 2400,
    shade: [300, 700],
  },
  updated: { date: '2026-11-28', words: 'ebdce6e2551a' },
} satisfies PageHead

export const luxury = {
  hero: {
    title: 'Canada’s Private Luxury Real Estate Network',
    lead: 'Some homes sell best in front of the widest audience, others through a few private showings. We do both, and help you decide which suits yours.',
    badges: [
      `${claims.luxury.figure} ${claims.luxury.label}${sourceOf(claims.luxury)}`,
      `${claims.network.figure} specialized websites`,
      'Exclusive buyer network',
    ],
    actions: {
      browse: listingLinks.luxury,
      partner: { label: 'Partner With Our Luxury Team', to: '/listing-presentation' },
      talk: { label: 'Talk to a Luxury Specialist', to: '/contact' },
    },
  },
  domains: {
    title: 'Featured domains',
    text: 'Each of these sites is for one kind of luxury home or one part of the region, and for the buyers who look there.',
  },
  buyers: {
    title: 'For buyers: look past the finishes',
    text: 'At this price the marble is rarely the problem. What costs money is behind it, beneath it, or written on the title.',
    /** The components of a price, from the top down, as drawn. */
    layers: ['Finish', 'Structure', 'Land'],
    points: [
      {
        title: 'Homes that are not advertised',
        text: unconfirmed(
          'Owners who value privacy often tell us first. If their home fits your brief, you’ll hear of it before the market does.',
        ),
      },
      {
        title: 'What the price is made of',
        text: 'We look at land, structure and finish separately, so you know which part of the price will last and which is a matter of taste.',
      },
      {
        title: 'Inspections that match the house',
        text: 'A pool, an elevator, a snow-melt drive or a geothermal loop each needs its own specialist. We help you book them within the condition period.',
      },
      {
        title: 'What the title allows',
        text: 'We look at restrictive covenants, caveats, utility rights of way and river setbacks before you plan the addition, not after.',
      },
    ],
  },
  sellers: {
    title: 'For sellers: fewer showings, better ones',
    text: 'The right buyer may live two streets or two provinces away. Either way, they want to know a great deal before they visit.',
    selection: `${claims.buyerDatabase.figure} buyers in our database. A handful may be right for yours.`,
    points: [
      {
        title: 'A film worth passing on',
        text: 'Ground and aerial footage by our own videographer, which a buyer abroad can share with family.',
      },
      {
        title: 'Qualified before the gate opens',
        text: unconfirmed(
          'Visits are by appointment, with proof of funds or an agent we know. You are told who is coming, and when.',
        ),
      },
      {
        title: 'Privacy, written down',
        text: unconfirmed(
          'No family photographs, no alarm panels, and no street number in public if you wish. We put it in the listing contract.',
        ),
      },
      {
        title: 'Reach without noise',
        text: 'We search our database for the few buyers this house would suit, instead of advertising it to everyone.',
      },
    ],
  },
  proof: {
    title: 'Three homes and how they sold',
    homes: luxuryHomes,
    person: personCalled('luxury-specialist'),
  },
  faqs: {
    title: 'Questions we hear at first meetings',
    items: [
      {
        question: 'What counts as a luxury home in Calgary?',
        answer: unconfirmed(
          'There is no official line. Many agents draw it at about one million dollars (as of 2025), but a million buys an estate home in one community and an ordinary infill in another. We go by the top tenth of prices in each community, the lot, and the quality of the build.',
        ),
      },
      {
        question: 'How do you price a home that has no comparables?',
        answer: unconfirmed(
          'By three methods that have to agree: recent sales from communities with the same buyers, adjusted for land; the cost to buy the lot and build the house today, less wear; and a panel of agents who work at that price, each asked separately. We recommend an independent appraisal when the three are far apart.',
        ),
      },
      {
        question: 'Can my home be sold without going public?',
        answer:
          'Yes. You choose an exclusive listing, and agree to it in writing. Under the Canadian Real Estate Association’s cooperation policy, a home that is marketed to the public must be placed on an MLS System within three days at most. So private has to mean private: no sign, no posts, no mailing, only our own office and one-to-one calls to agents who may have the buyer. Fewer people see the home, and we tell you plainly what that may cost.',
      },
      {
        question: 'How much must a buyer put down on a high-priced home?',
        answer: `At least ${DOWN_PAYMENT_PERCENT[1]}% once the price reaches 1.5 million dollars, because mortgage insurance is not available at that price (the limit in force since December 2024). Some lenders ask for more above a limit of their own. Alberta has no land transfer tax; buyers pay registration fees at Land Titles instead, which are a small part of what other provinces charge.`,
      },
      {
        question: 'What is different about an acreage just outside the city?',
        answer:
          'Bearspaw, Springbank and Elbow Valley are in Rocky View County, which sets the bylaws, the taxes and the services. Many homes rely on a private sewage system, and on a well or a water co-op. Ask for a septic inspection, a well flow and water quality test, and proof of the permits, and find out who plows the road.',
      },
    ],
  },
  closing: {
    title: 'Start with a private conversation',
    text: 'Tell us about the house or the search. No home is advertised before its owner has agreed to it in writing.',
    link: { label: 'Talk to a Luxury Specialist', to: '/contact' },
  },
} as const

export const records = {
  faqs: luxury.faqs.items,
  breadcrumb: {
    parents: [
      { label: 'Home', to: '/' },
      { label: 'Communities', to: '/communities' },
    ],
    current: 'Luxury',
  },
} as const satisfies PageRecords
