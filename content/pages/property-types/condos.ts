/** The condo page (section 2, Condos). Facts are from Alberta's Condominium Property Act and Regulation. */
import { condoGuideArticles, condoSearches } from '../../condo-links.ts'
import { listingLinks } from '../../listing-search.ts'
import type { PageHead, PageRecords } from '../../page-schema.ts'
import { site } from '../../site.ts'
import { unconfirmed } from '../../unconfirmed.ts'

export const head = {
  path: '/property-types/condos',
  title: `Calgary Condos and Apartments for Sale | ${site.shortName}`,
  description:
    'Calgary condos and apartments: curated searches, guides to condo documents, fees and bylaws in Alberta, and help for condo buyers and sellers.',
  keywords: [
    'Calgary condos',
    'Calgary apartments for sale',
    'condo documents Alberta',
    'condo fees Calgary',
  ],
  robots: 'index',
  structuredData: ['service'],
  accent: 'glacier',
  card: {
    drawing: 'hero-condos',
    alt: 'Two chairs on a balcony high over the Bow, with downtown at blue hour',
    x: -320,
    y: -90,
    width: 1800,
    shade: [0, 600],
  },
  updated: { date: '2026-11-28', words: '90451b82f752' },
} satisfies PageHead

export const condos = {
  hero: {
    title: 'Calgary Condos & Apartments',
    lead: 'You buy a home, and with it a share in the roof, the parkade and the elevator. We help you look at both.',
    actions: {
      search: listingLinks.condos,
      talk: { label: 'Talk to a Condo Specialist', to: '/contact' },
    },
  },
  searches: {
    title: 'Six condo searches to start with',
    text: 'Each opens the listing search, already set to the area or the kind of home. The taller the tower, the more apartments there are.',
    apartments: 'apartments',
    luxury: 'The top floors of any tower',
    links: condoSearches,
  },
  guides: {
    title: 'Read before you remove conditions',
    text: 'Seven short articles from our Calgary Condo Guide.',
    scene: 'condo-balcony',
    links: condoGuideArticles,
  },
  buyers: {
    title: 'Buying: the building comes with the unit',
    text: 'Two apartments with the same plan and the same price can be very different purchases.',
    points: [
      {
        title: 'We ask for the documents early',
        text: 'With a full set at the start of your condition period, the days for reading are spent reading.',
      },
      {
        title: 'We read the minutes',
        text: 'Leaks, insurance claims and disputes show up in the board’s minutes long before they show up in a levy.',
      },
      {
        title: 'We check what is on the title',
        text: 'A parking stall or a storage locker can be titled, assigned or leased. The three are not worth the same.',
      },
      {
        title: 'We compare fees fairly',
        text: 'A fee that includes heat, water and a healthy reserve can be cheaper than a low one that includes none of them.',
      },
    ],
  },
  sellers: {
    scene: 'condo-entrance',
    title: 'Selling: answer the questions first',
    text: 'A buyer compares your unit with every other one in the building. Clear answers help them choose yours.',
    points: [
      {
        title: 'Documents ready on day one',
        text: unconfirmed(
          'We order the set before the listing goes live, so conditions can be shorter and fewer sales fall apart.',
        ),
      },
      {
        title: 'A price for your floor',
        text: 'Height, light, noise, parking and storage are compared one by one with sales in the same building.',
      },
      {
        title: 'We film the building, too',
        text: 'The lobby, the gym, the courtyard and the walk to the train are part of what people buy.',
      },
    ],
    actions: {
      list: { label: 'List Your Condo', to: '/listing-presentation' },
      ask: { label: 'Ask a Question', to: '/contact' },
    },
  },
  faqs: {
    title: 'Three questions everyone has',
    items: [
      {
        question: 'Which condo documents should I get, and how?',
        answer:
          'Ask for the bylaws and rules, the budget and the latest financial statements, the reserve fund study with its report and plan, minutes of general and board meetings, the insurance certificate, the management agreement, any legal actions, and an estoppel certificate that shows what the unit owes. Under section 44 of the Condominium Property Act the corporation must answer a written request from an owner or a buyer within 10 days, and may charge for most documents. In a resale the seller usually provides them under the purchase contract; have the set reviewed before you remove the condition. A new unit from a developer is different: the Act sets out what the developer must give you, and a right to cancel within 10 days that depends on when you received it.',
      },
      {
        question: 'What do condo fees pay for, and can they go up?',
        answer:
          'They pay for the care, insurance and management of the common property, and for the reserve fund; in many buildings they also pay for heat and water. Each unit usually pays by its unit factor, a number shown on the condominium plan, unless the bylaws provide otherwise. The board sets the budget, so fees can change every year. Every corporation must keep a reserve fund and have it studied at least every five years. If the fund falls short, the board can charge a special levy, so look at the plan and not only at the monthly figure. What the last owner left unpaid can be claimed against the unit, which is why the estoppel certificate matters.',
      },
      {
        question: 'Can I bring my pet?',
        answer:
          'It depends on the bylaws. Alberta’s Act does not give owners a right to keep a pet, and a corporation may forbid pets, limit their number or size, or ask for the board’s written approval. Read the bylaws themselves: a listing that says “pets allowed” usually means with approval. Make that approval a condition of your offer, in writing and for your own animal. Bylaws can be changed by a special resolution, which takes at least 75% of the owners entitled to vote, holding at least 75% of the unit factors. Qualified service dogs are protected by law and are not pets in this sense.',
      },
    ],
    note: 'General information, not legal advice. Your lawyer and a condo document reviewer can tell you what a given building’s documents mean.',
  },
  closing: {
    title: 'Have a building in mind?',
    text: 'Send us its name. We’ll tell you what has sold there, which documents to ask for, and what to look for in them.',
    link: { label: 'Talk to a Condo Specialist', to: '/contact' },
  },
} as const

export const records = {
  service: { name: 'Calgary Condos and Apartments for Sale' },
  faqs: condos.faqs.items,
  breadcrumb: {
    parents: [
      { label: 'Home', to: '/' },
      { label: 'Communities', to: '/communities' },
    ],
    current: 'Condos',
  },
} as const satisfies PageRecords
