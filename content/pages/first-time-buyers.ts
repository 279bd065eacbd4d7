/** The guide for first-time buyers (section 2): five steps, programs, what an advisor adds, tips. */
import { DOWN_PAYMENT_RULE, INSURANCE_RULE, LAND_TITLES_RULE } from '../calculators/rules.ts'
import { COSTS, DOWN_PAYMENT_PERCENT } from '../constants.ts'
import { cad, cadRange } from '../formats.ts'
import { guideLabels } from '../guides/labels.ts'
import { links } from '../links.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/first-time-buyers',
  title: `First-Time Home Buyers in Calgary: A Guide | ${site.shortName}`,
  description:
    'Five steps to a first home in Calgary: pre-approval, search, offer, closing. With the FHSA, Home Buyers’ Plan, tax credit and what Alberta charges.',
  keywords: ['first-time home buyer Calgary', 'FHSA', 'Home Buyers’ Plan', 'first home Alberta'],
  robots: 'index',
  structuredData: ['agent'],
  accent: 'glacier',
  card: 'inspection',
  updated: { date: '2026-11-29', words: '1caddae58323' },
} satisfies PageHead

export const records = {
  breadcrumb: { parents: [guideLabels.home], current: 'First-time buyers' },
} satisfies PageRecords
const [lowest, highest] = DOWN_PAYMENT_PERCENT
const [firstTier, secondTier] = DOWN_PAYMENT_RULE.tiers

export const firstTimeBuyers = {
  hero: {
    eyebrow: 'First-time buyers',
    title: 'Your first home, in five steps and plain words',
    lead: 'You only buy a first home once, so nobody is good at it. This page is what we would tell a friend at the kitchen table.',
    actions: [
      { label: 'Talk to a Buyer Specialist', to: '/contact' },
      { label: links.preApproval.label, href: links.preApproval.href },
    ],
  },
  keyFigures: [
    {
      figure: `${lowest}%`,
      label: `smallest down payment, on the first ${cad(firstTier.upTo)} of the price`,
    },
    { figure: '$40,000', label: 'tax-free from a First Home Savings Account, each' },
    { figure: '$60,000', label: 'from your RRSP under the Home Buyers’ Plan, each' },
    { figure: '$0', label: 'land transfer tax in Alberta' },
  ],
  journey: {
    id: 'five-steps',
    nav: 'Five steps',
    title: 'Five steps, ten to twenty weeks',
    text: 'Each step, with the time and money it usually takes. The first two can run alongside the search.',
    bringTitle: 'Have ready',
    timeLabel: 'Time',
    costLabel: 'Cost',
    steps: [
      {
        number: 1,
        title: 'Pre-approval',
        weeks: [1, 1],
        cost: 'Usually nothing',
        text: 'A lender or mortgage broker looks at your income, debts and credit, and says how much you could borrow. You are tested at your rate plus two percentage points, or 5.25% if that is higher, as of 2026. Do it before you fall for a house. The rate is usually held for up to 120 days.',
        bring: [
          'Pay stubs and a letter of employment',
          'Last two notices of assessment',
          '90 days of bank statements for the down payment',
        ],
      },
      {
        number: 2,
        title: 'Find a realtor',
        weeks: [1, 1],
        cost: 'Most often paid from the seller’s side',
        text: 'Talk to two or three. Ask how many homes they bought for clients in your price range this year, and what they advised against. In Alberta you then sign a written agreement that says what your realtor does for you and how they are paid. Most often the seller’s side pays; read what happens if it does not.',
        bring: [
          'Your two lists: must have, nice to have',
          'Three homes you liked, and why',
          'Every question you feel silly asking',
        ],
      },
      {
        number: 3,
        title: 'Search and view',
        weeks: [3, 8],
        cost: 'Fuel and Saturdays',
        text: 'Keep the search narrow, and look at a few homes properly. After each one, write down with your agent what it would cost to live there: tax, fees, utilities, the roof. After a handful of viewings, most people know what they want.',
        bring: [
          'Boots, a flashlight and a phone charger to test outlets',
          'The true commute, tried once',
          'Someone who is not in love with it',
        ],
      },
      {
        number: 4,
        title: 'Make an offer',
        weeks: [1, 2],
        cost: `Deposit, and ${cadRange(COSTS.inspection)} for the inspection`,
        text: `An offer names the price, the deposit, what stays, and the conditions: usually financing and inspection, and for a condo its documents. An inspection costs ${cadRange(COSTS.inspection)}. If a condition is honestly not met in time, you leave with your deposit. Once you remove conditions, you have bought it.`,
        bring: [
          'A bank draft for the deposit',
          'The name of your lawyer',
          'Your own walk-away price, written down beforehand',
        ],
      },
      {
        number: 5,
        title: 'Complete purchase',
        weeks: [4, 8],
        cost: `${lowest}–${highest}% down, and ${cadRange(COSTS.legal)} for the lawyer`,
        text: `Your lawyer, ${cadRange(COSTS.legal)}, checks the title, registers it and the mortgage, and hands over the money. You sign about a week before, and arrange insurance, utilities and movers. On possession day, usually at noon, the keys are yours.`,
        bring: [
          'Two pieces of identification',
          'A bank draft for the rest of the down payment',
          'Proof of home insurance',
        ],
      },
    ],
  },
  programs: {
    id: 'programs',
    nav: 'Programs',
    title: 'Money set aside for first-time buyers',
    note: 'As of 2026. All are federal; we know of no Alberta grant that is open to every first-time buyer. Rules change and have fine print, so ask the Canada Revenue Agency or an accountant. A first-time buyer is broadly someone who has not lived in a home of their own, or of their spouse or partner, this year or in the four years before.',
    items: [
      {
        name: 'First Home Savings Account (FHSA)',
        amount: ['$40,000', 'in a lifetime, $8,000 a year'],
        text: 'Contributions lower your taxable income like an RRSP, and come out tax-free for a first home like a TFSA. Room only starts to grow once the account is open, so open one today, even with ten dollars.',
      },
      {
        name: 'Home Buyers’ Plan (HBP)',
        amount: ['$60,000', 'at most, from your RRSP'],
        text: 'You borrow from your own RRSP without tax, and pay it back over 15 years, usually from the second year after. Money must have been in the plan for 90 days. It can be combined with an FHSA, and two buyers can each use their own.',
      },
      {
        name: 'Home buyers’ amount',
        amount: ['$10,000', 'amount on your tax return'],
        text: 'A non-refundable credit for the year you buy. At the lowest federal rate of 14% in 2026 it is worth about $1,400, once per home, shared as you like.',
      },
      {
        name: 'First-time home buyers’ GST rebate',
        amount: ['$50,000', 'at most, new homes only'],
        text: 'Law since March 2026: the 5% GST on a newly built home of up to $1 million comes back in full, and in part up to $1.5 million. Ask your lawyer whether the builder credits it or you apply.',
      },
      {
        name: '30-year amortization, insured',
        amount: [`${INSURANCE_RULE.extendedYears} years`, `instead of ${INSURANCE_RULE.standardYears}`],
        text: 'First-time buyers with less than 20% down can spread an insured mortgage over 30 years. The payment is lower, the insurance premium is 0.20 of a percentage point higher, and the interest adds up for five more years.',
      },
    ],
  },
  downPayment: {
    id: 'down-payment',
    nav: 'Down payment',
    title: 'How much down, exactly?',
    text: `Between ${lowest}% and ${highest}%. The rule in force since December 15, 2024 works in brackets, like income tax.`,
    tiers: [
      { part: `The first ${cad(firstTier.upTo)}`, share: `${firstTier.percent}%` },
      { part: `${cad(firstTier.upTo)} to ${cad(secondTier.upTo)}`, share: `${secondTier.percent}%` },
      {
        part: `A price of ${cad(DOWN_PAYMENT_RULE.uninsurableFrom)} or more`,
        share: `${DOWN_PAYMENT_RULE.conventionalPercent}%`,
        of: 'of all of it',
      },
    ],
    example: 'So a $600,000 home needs $25,000 plus $10,000: $35,000.',
    link: { label: 'Work it out with your own numbers', to: '/home-costs' },
  },
  alberta: {
    id: 'alberta',
    nav: 'What Alberta charges',
    title: 'What Alberta charges, and what it does not',
    points: [
      {
        title: 'No land transfer tax',
        text: 'A buyer of a $600,000 home in Toronto or Vancouver pays thousands of dollars in transfer tax. Here there is none.',
      },
      {
        title: 'Two registration charges',
        text: `For the title and for the mortgage: ${cad(LAND_TITLES_RULE.base)} each, and ${cad(LAND_TITLES_RULE.charge)} for every ${cad(LAND_TITLES_RULE.forEach)} of value, as of 2026. About $1,300 for a $600,000 home with a small down payment.`,
      },
      {
        title: 'No sales tax on mortgage insurance',
        text: 'Some provinces charge it in cash at closing. Alberta does not.',
      },
    ],
  },
  advisor: {
    id: 'advisor',
    nav: 'What an advisor adds',
    title: 'What an advisor does that an app cannot',
    scene: 'inspection',
    points: [
      {
        title: 'Tells you not to buy it',
        text: 'A good advisor points out the wet corner, the special assessment and the street behind the mall, even when you already love the kitchen.',
      },
      {
        title: 'Knows the price before you ask',
        text: 'What sold on the street, what is still waiting there, and why. You offer with a reason instead of a feeling.',
      },
      {
        title: 'Writes the contract that protects you',
        text: 'Conditions with the right dates, the right words and a way out. A missed deadline cannot be undone.',
      },
      {
        title: 'Has the phone numbers',
        text: 'Broker, inspector, lawyer, insurer: people to call on a Saturday when your condition ends on Monday.',
      },
    ],
  },
  tips: {
    id: 'tips',
    nav: 'Seven tips',
    title: 'Seven things worth knowing before you buy',
    items: [
      'Spend less than you are approved for. The lender does not know what you eat, or whether you want children.',
      'Change nothing between approval and possession: no new car, no new job, no new card.',
      'Keep three months of costs in reserve after closing, for the furnace that fails in your first winter.',
      'Stay within your budget, even if that means a quieter neighbourhood. You can move again later.',
      'Read the condo documents before you remove conditions, or pay someone to read them for you.',
      'Ask for a radon test, and for an asbestos test in anything built before 1990.',
      'Do not be discouraged if you lose one. There will be another house.',
    ],
  },
  sources: {
    title: 'Read more at the source',
    note: 'General information, checked in November 2026; not tax or legal advice.',
    links: [
      { label: 'Government of Canada', href: 'https://www.canada.ca' },
      { label: 'CMHC: buying a home', href: 'https://www.cmhc-schl.gc.ca' },
      {
        label: 'RECA: written service agreements',
        href: 'https://www.reca.ca/consumers/real-estate-industry/written-service-agreements',
      },
    ],
  },
  related: [
    { label: 'Alberta Home Buyer’s Guide', to: '/buyers-guide' },
    { label: 'Home ownership costs', to: '/home-costs' },
    { label: 'Browse communities', to: '/communities' },
  ],
  closing: {
    title: 'Not ready yet? It’s a good time to talk.',
    text: 'A year before is when advice helps most: which account to open, what to pay off, what to wait for.',
    link: { label: 'Ask your first question', to: '/contact' },
  },
} as const
