/** What the calculators say around their numbers. */
import { cadCents } from '../money.ts'
import type { OwnershipCost } from './ownership.ts'
import type { Financing } from './purchase.ts'
import type { Rental, RentalExpense } from './rental.ts'
import { RULES_YEAR } from './rules.ts'

/** Where a result can go on to: one quiet way to a person, with the figures in the message. */
const lead = {
  link: { label: 'Ask us about these numbers', to: '/contact' },
  note: 'Your figures come along in the message. You can change it before you send it.',
} as const

const share = { label: 'Copy the link to this result', done: 'Link copied' } as const

export const mortgageCopy = {
  id: 'mortgage-calculator',
  title: 'Mortgage payment',
  intro:
    'As Canadian lenders work it out: a fixed rate compounded twice a year, with insurance where less than 20% is put down.',
  results: {
    payment: 'Regular payment',
    minimumDownPayment: 'Minimum down payment at this price',
    premium: 'Mortgage insurance, added to the mortgage',
    principal: 'Mortgage in all',
    totalInterest: 'Interest until it is paid off, at this rate throughout',
    payments: 'Number of payments',
    afterFiveYears: 'Still owed after five years',
  },
  chart: {
    title: 'What you still owe',
    year: 'Year',
    balance: 'Balance',
    interest: 'Interest',
    principal: 'Paid down',
  },
  note: `Rules of ${RULES_YEAR} for a home you will live in. An estimate: your lender's offer counts.`,
  lead,
  share,
} as const

export const ownershipCopy = {
  id: 'cost-calculator',
  title: 'Your own month',
  intro:
    'Move the sliders, or type what you know. The result stays in the address of the page, so you can send it to someone.',
  results: {
    total: 'Monthly cost of owning',
    costs: {
      mortgage: 'Mortgage',
      propertyTax: 'Property tax',
      homeInsurance: 'Home insurance',
      condoFees: 'Condo or association fees',
      utilities: 'Utilities',
      maintenance: 'Maintenance',
    } satisfies Record<OwnershipCost, string>,
    paidDown: 'Of the first year of mortgage payments, this much pays the loan down',
  },
  chart: { title: 'Where the month goes' },
  note: 'Maintenance is money set aside, not a bill. Some months it is nothing; the month of the furnace it is everything.',
  lead,
  share,
} as const

export const rentalCopy = {
  id: 'yield-calculator',
  title: 'What would it yield?',
  intro: 'One rental, one year, before income tax. Start with our example and replace it line by line.',
  results: {
    grossYield: 'Gross yield',
    capRate: 'Cap rate',
    netYield: 'Net yield',
    cashOnCash: 'Return on your cash',
    monthlyCashFlow: 'Cash flow a month',
    operatingIncome: 'Operating income a year',
    mortgagePayment: 'Mortgage payment a month',
    cashInvested: 'Cash invested',
    vacancy: 'Vacancy',
    expenses: {
      propertyTax: 'Property tax',
      insurance: 'Landlord insurance',
      condoFees: 'Condo fees',
      utilities: 'Utilities',
      maintenance: 'Maintenance',
      management: 'Management',
    } satisfies Record<RentalExpense, string>,
  },
  terms: [
    {
      term: 'Gross yield',
      text: "A year's full rent as a share of the price. Good for a first look, and for nothing else.",
    },
    {
      term: 'Cap rate',
      text: 'Rent collected less all costs of running the home, as a share of the price. Financing is left out, so homes can be compared.',
    },
    { term: 'Net yield', text: 'The same income as a share of the price and the costs of buying.' },
    {
      term: 'Return on your cash',
      text: 'What is left after the mortgage, as a share of the money you put in.',
    },
  ],
  chart: { title: 'Where the rent goes' },
  note: 'Growth in value and the part of each payment that pays the mortgage down are not counted.',
  lead,
  share,
} as const

type Refused = Extract<Financing | Rental, { kind: 'refused' }>

/** Why there is no result, and what would bring one. */
export function refusalInWords(refused: Refused): string {
  switch (refused.reason) {
    case 'down-payment-above-price':
      return 'The down payment is more than the price.'
    case 'down-payment-below-minimum':
      return `At this price the minimum down payment is ${cadCents(refused.minimumDownPayment)}.`
    case 'amortization-too-long':
      return `With this down payment the mortgage must be insured, and paid off within ${refused.maximumYears} years.`
  }
}
