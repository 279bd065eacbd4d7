/** The investment guide (section 2): strategies, areas, the rental calculator, tips, one video. */
import { rentalCopy } from '../calculators/copy.ts'
import { RENTAL_DOWN_PAYMENT_PERCENT } from '../calculators/rules.ts'
import { investmentAreas } from '../guides/investment-areas.ts'
import { investmentStrategies } from '../guides/investment-strategies.ts'
import { guideLabels } from '../guides/labels.ts'
import { links } from '../links.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'
import { investmentEmbed } from '../videos/showcase.ts'

export const head = {
  path: '/investment-guide',
  title: `Calgary Real Estate Investment Guide | ${site.shortName}`,
  description:
    'Five ways to invest in Calgary rentals, seven areas with sample prices and yields, a rental calculator, landlord rules in Alberta, and honest tips.',
  keywords: [
    'Calgary investment property',
    'rental yield Calgary',
    'Calgary landlord',
    'cap rate calculator',
  ],
  robots: 'index',
  structuredData: ['agent', 'service'],
  accent: 'sage',
  card: {
    drawing: 'hero-investment-guide',
    alt: 'A row of townhomes under the chinook arch',
    x: -624,
    y: 30,
    width: 2400,
    shade: [0, 100],
  },
  updated: { date: '2026-11-29', words: 'f7e59e62d73a' },
} satisfies PageHead

export const records = {
  service: { name: 'Calgary Real Estate Investment Guide' },
  breadcrumb: { parents: [guideLabels.home], current: 'Investment guide' },
  videos: [investmentEmbed],
} satisfies PageRecords

/** The scales that the areas are drawn on: yields in percent, prices in dollars. */
export const yieldScale = { from: 5, to: 8 } as const
export const priceScale = { from: 250_000, to: 700_000 } as const

const contact = { label: 'Talk to an Investment Specialist', to: '/contact' } as const

export const investmentGuide = {
  hero: {
    eyebrow: 'Investment guide',
    title: 'Know what it earns before you buy',
    lead: 'Rents here are high for the price, compared with Toronto or Vancouver, and Alberta has no rent control and no land transfer tax. At 2026 interest rates, many rentals still cost their owners money each month. This guide shows both sides of the ledger.',
    actions: [contact, { label: rentalCopy.title, href: `#${rentalCopy.id}` }],
  },
  keyFigures: [
    { figure: '5–7%', label: 'gross yield of a typical Calgary rental (2026 example)' },
    {
      figure: `${RENTAL_DOWN_PAYMENT_PERCENT}%`,
      label: 'smallest down payment on a home you will not live in',
    },
    { figure: '1 month', label: 'of rent is the largest security deposit Alberta allows' },
  ],
  strategies: {
    id: 'strategies',
    nav: 'Strategies',
    title: 'Five strategies, and who each one suits',
    note: 'Sample figures for 2026, before income tax. Returns are not promised, and past prices are no guide to future ones.',
    labels: {
      title: 'Strategy',
      roi: 'Return',
      timeframe: 'Time',
      riskLevel: 'Risk',
      highlights: 'highlights',
    },
    items: investmentStrategies,
  },
  areas: {
    id: 'areas',
    nav: 'Areas',
    title: 'Seven areas investors ask us about',
    note: 'Prices and gross yields are samples for 2026 and differ from street to street. Ask us for the current sales and rents of one building or block.',
    labels: { avgPrice: 'Average price', rentYield: 'Gross yield', highlights: 'highlights' },
    map: 'Map of Calgary and Airdrie with the seven areas and the Bow River',
    river: 'Bow River',
    plot: 'Gross yield, in percent, by average price. Each bar runs from the lowest yield to the highest.',
    items: investmentAreas,
  },
  calculator: rentalCopy,
  mortgageTool: { label: 'Mortgage calculator for a home you live in', to: '/tools' },
  analysis: {
    id: 'request-analysis',
    nav: 'Our analysis',
    title: 'Have us run the numbers',
    text: unconfirmed(
      'Send an address or a listing. You get comparable rents, the true fees and taxes, a repair budget, and cash flow at two interest rates. If the answer is no, we say so.',
    ),
    includes: [
      unconfirmed('Three comparable rents, signed within the last 90 days'),
      unconfirmed('Condo documents or permits, read for what they may cost you'),
      unconfirmed('Cash flow today, and at a rate two points higher'),
    ],
    link: { label: 'Request an analysis', to: '/contact' },
    tool: { label: links.rentalAnalysis.label, href: links.rentalAnalysis.href },
  },
  rules: {
    id: 'rules',
    nav: 'Landlord rules',
    title: 'Being a landlord in Alberta',
    pause: { figure: '365 days', label: 'at least between two rent increases; the amount is not capped' },
    points: [
      {
        title: 'Rent',
        brief: 'Three months’ notice',
        text: 'An increase in a periodic monthly tenancy needs three full tenancy months of written notice; a fixed term holds its rent to the end.',
      },
      {
        title: 'Security deposit',
        brief: 'One month’s rent',
        text: 'At most one month’s rent, paid into a trust account within two banking days. Without inspection reports at move-in and move-out, nothing can be deducted for damage.',
      },
      {
        title: 'Suites',
        brief: 'On the City’s registry',
        text: 'A secondary suite needs permits and a place on the City’s suite registry. Land-use rules changed twice: citywide rezoning came in August 2024 and was repealed effective August 4, 2026. Check the district of the lot itself.',
      },
      {
        title: 'Short stays',
        brief: 'Licensed, to 180 days',
        text: 'In Calgary anything up to 180 days in a row needs a short-term rental licence, and a home you do not live in needs its own kind. New ones pause when the rental vacancy rate falls below 2.5%.',
      },
      {
        title: 'Selling within a year',
        brief: 'Taxed as income',
        text: 'Profit on a home owned for less than 365 days is generally taxed as business income under the federal flipping rule, with exceptions for events such as a death or a move for work.',
      },
      {
        title: 'Buyers from abroad',
        brief: 'Barred until 2027',
        text: 'A federal law bars most non-Canadians from buying homes in and around cities until January 1, 2027. There are exceptions; ask a lawyer first.',
      },
    ],
  },
  tips: {
    id: 'tips',
    nav: 'Tips',
    title: 'Seven tips for new landlords',
    listTitle: 'Before you buy, and after',
    items: [
      'Work with the rent you can prove today, not the one the listing hopes for.',
      'Budget 5% for vacancy and 5% for repairs even if the home is new. The years even out.',
      'Test the deal at an interest rate two points higher. Mortgages renew.',
      'Buy where you can be in twenty minutes, at least the first time.',
      'Take your time choosing a tenant, and call their previous landlords, not only the current one.',
      'Keep six months of costs in a separate account for the property.',
      'Ask an accountant before you choose whose name is on the title.',
    ],
  },
  video: { id: 'video', title: 'See a rental worked through', embed: investmentEmbed },
  sources: {
    title: 'Read more at the source',
    note: 'General information, checked in November 2026; not investment, tax or legal advice.',
    links: [
      { label: 'Government of Alberta: renting', href: 'https://www.alberta.ca' },
      { label: 'City of Calgary', href: 'https://www.calgary.ca' },
      { label: 'CMHC: rental market reports', href: 'https://www.cmhc-schl.gc.ca' },
    ],
  },
  closing: {
    title: 'Thinking about your next property?',
    text: 'Tell us what you own and what it earns, and we’ll go through it with you: buy, wait, or sell one first.',
    link: contact,
  },
  related: [
    { label: 'Condos', to: '/property-types/condos' },
    { label: 'Home ownership costs', to: '/home-costs' },
    { label: 'Tools and calculators', to: '/tools' },
  ],
} as const
