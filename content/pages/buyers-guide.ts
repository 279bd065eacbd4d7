/** The Alberta Home Buyer's Guide (section 2): ten steps, Alberta essentials, financing, checklist, FAQs. */
import { DOWN_PAYMENT_RULE, INSURANCE_RULE } from '../calculators/rules.ts'
import { COSTS, DOWN_PAYMENT_PERCENT, NEW_HOME_WARRANTY_YEARS } from '../constants.ts'
import { cad, cadRange } from '../formats.ts'
import { buyerResources } from '../guides/buyer-resources.ts'
import { buyingFaqs } from '../guides/buying-faqs.ts'
import { buyingSteps } from '../guides/buying-steps.ts'
import { guideLabels } from '../guides/labels.ts'
import { links } from '../links.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'
import { buyersGuideVideos } from '../videos/buyers.ts'

export const head = {
  path: '/buyers-guide',
  title: `Alberta Home Buyer’s Guide in Ten Steps | ${site.shortName}`,
  description:
    'Buying a home in Alberta from budget to possession day: ten steps, land titles, RPR, condo documents, new home warranty, deposits and five answers.',
  keywords: [
    'buying a home in Alberta',
    'Alberta home buyer’s guide',
    'real property report',
    'Calgary buyers',
  ],
  robots: 'index',
  structuredData: ['agent'],
  accent: 'glacier',
  card: {
    drawing: 'hero-buyers-guide',
    alt: 'A street of houses of different ages under elms',
    x: -269,
    y: 105,
    width: 2100,
    shade: [250, 720],
  },
  updated: { date: '2026-11-30', words: 'b57d3436ef86' },
} satisfies PageHead

export const records = {
  faqs: buyingFaqs,
  breadcrumb: { parents: [guideLabels.home], current: 'Buyer’s guide' },
} satisfies PageRecords

const [one, two, five, ten] = NEW_HOME_WARRANTY_YEARS
const [lowest, highest] = DOWN_PAYMENT_PERCENT
const [firstTier] = DOWN_PAYMENT_RULE.tiers
/** The largest shares of gross income that may go to housing, and to housing with all debts, in percent. */
const RATIOS = { housing: 39, debts: 44 } as const
const premiums = INSURANCE_RULE.tiers.map(({ premium }) => `${(premium / 100).toFixed(2)}%`)

export const buyersGuide = {
  hero: {
    eyebrow: 'Buyer’s guide',
    title: 'Alberta Home Buyer’s Guide',
    lead: 'How a home changes hands here: who does what, in which order, and where a buyer can lose money without noticing. Twelve minutes, start to finish.',
    actions: [
      { label: 'Talk to a Buyer Specialist', to: '/contact' },
      { label: 'Browse Homes', href: links.homeSearch.href },
    ],
  },
  keyFigures: [
    { figure: `${lowest}–${highest}%`, label: 'of the price is the usual down payment' },
    { figure: cadRange(COSTS.inspection), label: 'for a home inspection' },
    { figure: cadRange(COSTS.legal), label: 'for the lawyer who closes the purchase' },
    { figure: '$0', label: 'land transfer tax in Alberta' },
  ],
  advisor: {
    id: 'advisor',
    nav: 'Someone on your side',
    title: 'Why have someone on your side',
    points: [
      {
        title: 'The seller’s agent works for the seller',
        text: 'Loyalty, confidentiality and advice go to the client. Without an agent of your own you are treated honestly, but nobody advises you.',
      },
      {
        title: 'The contract is standard, the terms are not',
        text: 'Deposit, dates, conditions and what stays in the house are all open until you sign. That is where the work is.',
      },
      {
        title: 'You buy now and then; we do it for a living',
        text: 'Prices on the street, builders, condo boards, inspectors: what you would have to look up is everyday work for us.',
      },
    ],
  },
  resources: {
    id: 'resources',
    nav: 'Six pages to keep',
    title: 'Six pages to keep open',
    tiles: buyerResources,
  },
  steps: {
    id: 'ten-steps',
    nav: 'Ten steps',
    title: 'Ten steps from budget to keys',
    items: buyingSteps,
    /** Below the fifth step. */
  },
  essentials: {
    id: 'alberta-essentials',
    nav: 'Alberta essentials',
    title: 'Six things that are different in Alberta',
    items: [
      {
        id: 'torrens',
        title: 'Torrens land titles',
        text: 'The provincial register does not just record who owns the land; it decides. Whoever is on the title owns it, and the province stands behind it with an assurance fund. Your lawyer reads what else is registered: mortgages, caveats, easements, restrictive covenants.',
      },
      {
        id: 'rpr',
        title: 'RPR vs title insurance',
        text: 'A Real Property Report is a survey by an Alberta Land Surveyor, with the municipality’s stamp that house, deck, garage and fence are allowed where they stand. It finds a problem before you buy. Title insurance pays for certain losses afterwards, and moves no fence. The standard contract asks the seller for an RPR unless you agree otherwise; ordinary condo units have none.',
      },
      {
        id: 'closing',
        title: 'Closing with lawyers',
        text: `There is no escrow company and no closing table. Two lawyers exchange money, documents and keys under trust conditions, so neither side lets go before the other. Expect ${cadRange(COSTS.legal)} for yours.`,
      },
      {
        id: 'condo-documents',
        title: 'Condo documents',
        text: 'The Condominium Property Act entitles a buyer to ask for bylaws, budget, minutes, insurance, the reserve fund study and an estoppel certificate, within 10 days of a written request. What an earlier owner left unpaid can follow the unit.',
      },
      {
        id: 'new-home-warranty',
        title: `New home warranty ${NEW_HOME_WARRANTY_YEARS.join('-')}`,
        text: `New homes with a building permit applied for since February 1, 2014 must be insured, unless the owner built them alone: ${one} year for labour and materials, ${two} years for plumbing, heating and electrical systems, ${five} years for the building envelope, ${ten} years for the structure. It stays with the home when you sell.`,
      },
      {
        id: 'deposits',
        title: 'Deposits held in trust',
        text: 'Your deposit goes into a trust account, usually that of the seller’s brokerage. It can be released only as the contract says, as both sides agree in writing, or as a court orders. With a builder, ask where it is held and what protects it.',
      },
    ],
  },
  financing: {
    id: 'financing',
    nav: 'Financing',
    title: 'Financing in four short lessons',
    note: 'Rules of 2026. Lenders may ask for more.',
    ratios: {
      ...RATIOS,
      title: 'Of your gross income, with an insured mortgage',
      housingLabel: 'for housing',
      debtsLabel: 'with all debts',
    },
    topics: [
      {
        title: 'Down payment',
        brief: `${lowest}–${highest}%`,
        text: `Between ${lowest}% and ${highest}%: ${firstTier.percent}% of the first ${cad(firstTier.upTo)}, 10% of the part above it, and ${DOWN_PAYMENT_RULE.conventionalPercent}% of the whole price from ${cad(DOWN_PAYMENT_RULE.uninsurableFrom)}. Gifts from close family count; borrowed money mostly does not.`,
      },
      {
        title: 'Mortgage insurance',
        brief: `${premiums[0]} and up`,
        text: `With less than 20% down the lender is insured at your expense: ${premiums.join(', ')} of the loan, and more as the down payment shrinks. It is added to the mortgage. It protects the lender, not you.`,
      },
      {
        title: 'The stress test',
        brief: 'Two points higher',
        text: 'You must qualify at your rate plus two percentage points, or at 5.25% if that is higher.',
      },
      {
        title: 'Rate, term and amortization',
        brief: '25 or 30 years',
        text: 'The rate is fixed or variable; the term, often five years, is how long it is agreed; the amortization, 25 or 30 years, is how long until nothing is owed. Ask what it costs to leave the term early before you haggle over a tenth of a percent.',
      },
    ],
    link: { label: 'Work out a payment', to: '/home-costs' },
  },
  checklist: {
    id: 'checklist',
    nav: 'Checklist',
    title: 'Due diligence: five boxes to tick before you firm up',
    items: [
      {
        title: 'Title and registrations',
        text: 'Read with your lawyer. A utility easement is ordinary; a covenant against a second storey may not be.',
      },
      {
        title: 'RPR with municipal compliance',
        text: 'Current, showing every deck and shed that stands there today, and stamped.',
      },
      {
        title: 'Inspection, with the extras the house needs',
        text: `${cadRange(COSTS.inspection)} for the house. Add a sewer camera under trees, asbestos samples if it predates 1990, and a plan for radon.`,
      },
      {
        title: 'Condo documents, or house permits',
        text: 'Reserve fund and minutes for a condo; suite, basement, deck and garage permits for a house.',
      },
      {
        title: 'Insurance quote and true monthly cost',
        text: 'An insurer who says yes in writing, the tax bill, twelve months of utilities, and the total you can live with.',
      },
    ],
  },
  faqs: { id: 'questions', nav: 'Questions', title: 'Five questions every buyer asks', items: buyingFaqs },
  videos: {
    id: 'videos',
    nav: 'Videos',
    title: 'Fourteen short videos, one for each question',
    text: 'Each opens on our video channel in a new tab.',
    items: buyersGuideVideos,
    showMore: (count: number) => `Show ${count} more videos`,
  },
  sources: {
    title: 'Read more at the source',
    note: 'General information, checked in November 2026; not legal advice. The contract in front of you decides.',
    links: [
      { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca' },
      {
        label: 'Alberta: new home warranty',
        href: 'https://www.alberta.ca/new-home-warranty-overview.aspx',
      },
      { label: 'CMHC: mortgage loan insurance', href: 'https://www.cmhc-schl.gc.ca' },
    ],
  },
  closing: {
    title: 'Step one is a conversation',
    text: 'Bring your numbers and a map. You’ll leave with a better idea of what you can buy, where, and by when.',
    link: { label: 'Talk to a Buyer Specialist', to: '/contact' },
  },
  related: [
    { label: 'First-time buyers', to: '/first-time-buyers' },
    { label: 'Home ownership costs', to: '/home-costs' },
    { label: 'Tools and calculators', to: '/tools' },
  ],
} as const
