/** The home ownership costs guide. Section 2 gives no content for it; cost figures are from section 9. */
import type { OwnershipCost } from '../calculators/breakdowns.ts'
import { ownershipCopy } from '../calculators/copy.ts'
import { parseInputs } from '../calculators/fields.ts'
import { ownershipFields } from '../calculators/purchase-fields.ts'
import { INSURANCE_RULE, LAND_TITLES_RULE } from '../calculators/rules.ts'
import { COSTS, DOWN_PAYMENT_PERCENT } from '../constants.ts'
import { cad, cadRange, percentRange } from '../formats.ts'
import { houseYear } from '../guides/house-year.ts'
import { guideLabels } from '../guides/labels.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/home-costs',
  title: `The True Cost of Owning a Calgary Home | ${site.shortName}`,
  description:
    'One-time and monthly costs of a Calgary home: down payment, legal fees, inspection, property tax, insurance, upkeep, and a calculator in dollars.',
  keywords: [
    'cost of owning a home Calgary',
    'closing costs Alberta',
    'Calgary property tax',
    'home maintenance cost',
  ],
  robots: 'index',
  structuredData: ['agent'],
  accent: 'sage',
  card: 'winter-house',
  updated: { date: '2026-11-29', words: '76e48198eac3' },
} satisfies PageHead

/** The page's worked example uses the calculator's defaults. */
export const exampleInputs = parseInputs(ownershipFields, {})
const { price, downPayment, rate, amortization } = exampleInputs
const premiums = INSURANCE_RULE.tiers.map(({ premium }) => premium / 100)

/** The City's residential rate, municipal and provincial taxes combined. */
const TAX = { year: 2025, percent: 0.61803 } as const

export const records = {
  breadcrumb: { parents: [guideLabels.home], current: 'Home ownership costs' },
} satisfies PageRecords

/** `cost` is text, or names a cost that is calculated from the worked example. */
type OneTimeCost = {
  item: string
  cost: string | { calculated: 'titleRegistration' | 'mortgageRegistration' }
  when: string
  note: string
}
type MonthlyCost = { item: string; cost: OwnershipCost; text: string }

export const homeCosts = {
  hero: {
    eyebrow: 'Home ownership costs',
    title: 'The price is what you pay once. This is the rest.',
    /** Takes the worked example's monthly total, formatted. */
    lead: (monthlyTotal: string) =>
      `In our 2026 example, a ${cad(price)} home with ${cad(downPayment)} down costs about ${monthlyTotal} a month, and the mortgage is about two thirds of it. Here is every line, so none comes as a surprise.`,
  },
  keyFigures: [
    {
      figure: percentRange(DOWN_PAYMENT_PERCENT),
      label: 'down payment, depending on the price and on you',
    },
    { figure: cadRange(COSTS.inspection), label: 'for a home inspection' },
    { figure: cadRange(COSTS.legal), label: 'for the lawyer' },
    { figure: '$0', label: 'land transfer tax in Alberta' },
  ],
  oneTime: {
    id: 'one-time-costs',
    nav: 'One-time costs',
    title: 'One-time costs, from the offer to the keys',
    text: 'Lenders commonly want to see 1.5% of the price on top of the down payment. These are the usual lines.',
    /** The largest: they grow with the price. */
    shares: [
      {
        item: 'Down payment',
        share: percentRange(DOWN_PAYMENT_PERCENT),
        of: 'of the price',
        when: 'To your lawyer before possession',
        note: 'The deposit you paid with the offer is part of it. Rentals need 20%.',
      },
      {
        item: 'Mortgage insurance',
        share: percentRange([Math.min(...premiums), Math.max(...premiums)]),
        of: 'of the loan',
        when: 'Added to the mortgage',
        note: 'Only below 20% down. Alberta has no sales tax on it.',
      },
      {
        item: 'GST',
        share: '5%',
        of: 'of the price',
        when: 'At closing, new homes only',
        note: 'Resale homes have none. First-time buyers can get it back on a home of up to $1 million; see the first-time guide.',
      },
    ],
    columns: { item: 'What for', cost: 'How much', when: 'When', note: 'Good to know' },
    rows: [
      {
        item: 'Home inspection',
        cost: cadRange(COSTS.inspection),
        when: 'Within the condition period',
        note: 'A camera in the sewer line is extra, and worth it under trees.',
      },
      {
        item: 'Lawyer',
        cost: cadRange(COSTS.legal),
        when: 'At closing',
        note: 'Ask whether searches, couriers and title insurance are in the quote.',
      },
      {
        item: 'Registering the title',
        cost: { calculated: 'titleRegistration' },
        when: 'At closing',
        note: `On ${cad(price)}: ${cad(LAND_TITLES_RULE.base)} and ${cad(LAND_TITLES_RULE.charge)} for every ${cad(LAND_TITLES_RULE.forEach)} or part of it, as of 2026.`,
      },
      {
        item: 'Registering the mortgage',
        cost: { calculated: 'mortgageRegistration' },
        when: 'At closing',
        note: 'The same charge, worked out from the amount of the mortgage.',
      },
      {
        item: 'Appraisal',
        cost: cadRange([350, 550]),
        when: 'Before financing is confirmed',
        note: 'A 2026 example. Often paid by the lender when the mortgage is insured.',
      },
      {
        item: 'Property tax adjustment',
        cost: 'Up to half a year',
        when: 'At closing',
        note: 'The seller’s share is settled to the day. The City bills in May for the whole year, due at the end of June.',
      },
      {
        item: 'Moving, locks, first tools',
        cost: cadRange([1000, 4000]),
        when: 'Around possession',
        note: 'A 2026 example, from a borrowed truck to a crew of four.',
      },
    ] satisfies OneTimeCost[],
  },
  older: {
    id: 'older-homes',
    title: 'What an older house may also need',
    rows: [
      {
        item: 'Radon mitigation',
        cost: cadRange(COSTS.radonMitigation),
        note: 'If a winter test shows more than 200 Bq/m³.',
        link: { label: 'Radon guide', to: '/radon-information' },
      },
      {
        item: 'Asbestos testing',
        cost: `${cadRange(COSTS.asbestosTestPerSample)} per sample`,
        note: 'Before you renovate a house built before 1990.',
        link: { label: 'Asbestos guide', to: '/asbestos-information' },
      },
    ],
  },
  monthly: {
    id: 'monthly-costs',
    nav: 'Monthly costs',
    inExample: 'a month in the example',
    title: 'Monthly costs, beyond the mortgage payment',
    dollar: {
      /** Takes the mortgage's share of a month's dollar, in cents. */
      text: (cents: string) => `Of each dollar the home costs in a month, ${cents} goes to the mortgage.`,
      note: 'The example at the top of the page, each part rounded to the cent.',
    },
    rows: [
      {
        item: 'Property tax',
        cost: 'propertyTax',
        text: `The City multiplies its assessed value by one rate for city and province: ${TAX.percent}% in ${TAX.year}, which is ${cad((price * TAX.percent) / 100)} a year on ${cad(price)}. A new rate is set every spring, and the example allows for a rise. The monthly plan, TIPP, spreads it over the year.`,
      },
      {
        item: 'Home insurance',
        cost: 'homeInsurance',
        text: 'Calgary has hail. Ask for a quote before you remove conditions: the roof, the wiring and earlier claims at the address decide it. In a condo you insure the inside; the corporation insures the building.',
      },
      {
        item: 'Condo and association fees',
        cost: 'condoFees',
        text: 'A condo fee pays for insurance, upkeep and the reserve fund. Many newer communities also charge yearly homeowner association dues, and lake communities more. Dues registered on the title are not voluntary.',
      },
      {
        item: 'Utilities',
        cost: 'utilities',
        text: 'Electricity, natural gas, water, sewer, waste and internet. A January bill can be twice a July one, so ask the seller for twelve months of bills and divide.',
      },
      {
        item: 'Maintenance',
        cost: 'maintenance',
        text: `Set aside 1% of the price a year: ${cad(price / 100 / 12)} a month on ${cad(price)}. New homes need less and old ones more. A furnace lasts 15 to 20 years, a hot water tank 10, asphalt shingles 15 to 25, less if it hails.`,
      },
    ] satisfies MonthlyCost[],
  },
  example: {
    id: 'worked-example',
    /** Label of the link to the calculator on this page. */
    actionLabel: 'Put your own numbers in',
    title: `One month, line by line, at ${cad(price)}`,
    text: `${cad(downPayment)} down, ${rate}% over ${amortization} years, insured. An example for 2026.`,
  },
  calculators: { ownership: ownershipCopy },
  mortgageTool: { label: 'Other payment schedules: the mortgage calculator', to: '/tools' },
  habits: {
    id: 'habits',
    nav: 'Four habits',
    title: 'Four habits that keep a house from surprising you',
    points: [
      'One account for the house. The monthly total goes in; tax, insurance and repairs come out.',
      'A list with the age of roof, furnace, tank and windows, and the year each is due.',
      'Half an hour each spring and fall: gutters, grading, furnace filter, hoses, caulking.',
      'Three months of the monthly total in reserve before the first renovation.',
    ],
  },
  year: houseYear,
  sources: {
    title: 'Read more at the source',
    note: 'General information, checked in November 2026. Figures marked “2026” change; ask for current ones.',
    links: [
      {
        label: 'City of Calgary: tax bill and rates',
        href: 'https://www.calgary.ca/property-owners/taxes/bill-rate-calculation.html',
      },
      { label: 'CMHC: mortgage loan insurance', href: 'https://www.cmhc-schl.gc.ca' },
      { label: 'Government of Alberta: land titles', href: 'https://www.alberta.ca' },
    ],
  },
  closing: {
    title: 'Have an address in mind?',
    text: 'Send it to us. We’ll look up its taxes and fees with you, and put them into the numbers above.',
    link: { label: 'Ask about an address', to: '/contact' },
  },
  related: [
    { label: 'First-time buyers', to: '/first-time-buyers' },
    { label: 'Tools and calculators', to: '/tools' },
    { label: 'Investment guide', to: '/investment-guide' },
  ],
} as const
