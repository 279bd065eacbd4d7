/** The luxury page (section 2, Luxury). Its featured domains come from `luxurySites()`. */
import { claims } from '../../claims.ts'
import { DOWN_PAYMENT_PERCENT } from '../../constants.ts'
import { luxuryHomes } from '../../homes.ts'
import { listingLinks } from '../../listing-search.ts'
import type { PageHead, PageRecords } from '../../page-schema.ts'
import { personCalled } from '../../people.ts'

export const head = {
  path: '/property-types/luxury',
  title: 'Calgary Luxury Homes and Estates | Northbow',
  description:
    'Buy or sell a luxury home in Calgary: estates, acreages and penthouses, a private buyer network, and plain answers on pricing, privacy and due diligence.',
  keywords: ['Calgary luxury homes', 'luxury realtor Calgary', 'Calgary estate homes', 'Calgary acreages'],
  robots: 'index',
  structuredData: ['organization'],
} satisfies PageHead

export const luxury = {
  hero: {
    eyebrow: 'Luxury properties',
    title: 'Canada’s Private Luxury Real Estate Network',
    lead: 'Some homes are sold by being seen everywhere. Others are sold by being shown to six people. We are set up for both, and tell you which one yours is.',
    badges: [
      `${claims.luxury.figure} ${claims.luxury.label}`,
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
    text: 'Each of these sites speaks to one kind of buyer. A listing appears on those where its buyer is reading.',
  },
  buyers: {
    title: 'For buyers: look past the finishes',
    text: 'At this price the marble is rarely the problem. What costs money is behind it, beneath it, or written on the title.',
    /** The components of a price, from the top down, as drawn. */
    layers: ['Finish', 'Structure', 'Land'],
    points: [
      {
        title: 'Homes that are not advertised',
        text: 'Owners who value privacy tell us before they tell the market. If your brief fits, you hear of the home first.',
      },
      {
        title: 'Value by its parts',
        text: 'Land, structure and finish are priced apart, so you know which part of the figure will hold and which was taste.',
      },
      {
        title: 'Inspections that match the house',
        text: 'A pool, an elevator, a snow-melt drive or a geothermal loop each needs its own specialist. We book them inside one condition period.',
      },
      {
        title: 'What the title allows',
        text: 'Restrictive covenants, caveats, utility rights of way and river setbacks are read before you plan the addition, not after.',
      },
    ],
  },
  sellers: {
    title: 'For sellers: fewer showings, better ones',
    text: 'The right buyer may live two streets away or two provinces away. Either way, they expect to be certain before they travel.',
    selection: `${claims.buyerDatabase.figure} buyers in our database. A handful of them hear of one house.`,
    points: [
      {
        title: 'A film worth sending on',
        text: 'Ground and aerial footage, cut by our own videographer, so that a buyer who is abroad can share the house with family.',
      },
      {
        title: 'Qualified before the gate opens',
        text: 'Nobody walks through without proof of funds or a known agent. You are told who is coming, and when.',
      },
      {
        title: 'Privacy, written down',
        text: 'No family photographs, no alarm panels, no street number in public if you wish. It is agreed in the listing contract.',
      },
      {
        title: 'Reach without noise',
        text: `${claims.buyerDatabase.figure} buyers in our database, searched for the few to whom this house makes sense.`,
      },
    ],
  },
  proof: {
    title: 'Three homes, three ways to sell',
    homes: luxuryHomes,
    person: personCalled('luxury-specialist'),
  },
  faqs: {
    title: 'Asked at most first meetings',
    items: [
      {
        question: 'What counts as a luxury home in Calgary?',
        answer:
          'There is no official line. Many agents draw it at about one million dollars, for example in 2025, but a million buys an estate home in one community and an ordinary infill in another. We go by the top tenth of prices in each community, the lot, and the quality of the build.',
      },
      {
        question: 'How do you price a home that has no comparables?',
        answer:
          'By three methods that have to agree: recent sales from communities with the same buyers, adjusted for land; the cost to buy the lot and build the house today, less wear; and a panel of agents who work at that price, each asked apart. We recommend an independent appraisal when the three stay far apart.',
      },
      {
        question: 'Can my home be sold without going public?',
        answer:
          'Yes. You choose an exclusive listing, and agree to it in writing. Under the Canadian Real Estate Association’s cooperation policy, a home that is marketed to the public must be placed on an MLS System within three days at most. So private has to mean private: no sign, no posts, no mailing, only our own office and one-to-one calls to agents who may have the buyer. Fewer people see the home, and we tell you plainly what that may cost.',
      },
      {
        question: 'How much must a buyer put down on a high-priced home?',
        answer: `At least ${DOWN_PAYMENT_PERCENT[1]}% once the price reaches 1.5 million dollars, because mortgage insurance is not available from there on (the limit in force since December 2024). Some lenders ask for more above a limit of their own. Alberta has no land transfer tax; buyers pay registration fees at Land Titles instead, which are a small part of what other provinces charge.`,
      },
      {
        question: 'What is different about an acreage just outside the city?',
        answer:
          'Bearspaw, Springbank and Elbow Valley are in Rocky View County, which sets the bylaws, the taxes and the services. Many homes rely on a private sewage system, and on a well or a water co-op. Ask for a septic inspection, a well flow and water quality test, proof of the permits, and who ploughs the road.',
      },
    ],
  },
  closing: {
    title: 'A conversation, in confidence',
    text: 'Tell us about the house or the search. Nothing is recorded, listed or passed on until you say so.',
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
