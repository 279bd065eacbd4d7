/** The words of the calculators. */
import type { OwnershipCost, RentalExpense } from './breakdowns.ts'
import type { PaymentFrequency } from './purchase-fields.ts'
import { RULES_YEAR } from './rules.ts'

/** The link from a result to the contact form, which carries the figures along. */
const lead = {
  link: { label: 'Ask us about these numbers', to: '/contact' },
  note: 'Your figures are part of the message. You can change it before you send it.',
} as const

/** Shared by every calculator. */
export const calculatorText = {
  calculate: 'Calculate',
  /** Before the last figure's name, while the fields together give none. */
  before: 'Before this change',
  flag: { on: 'Yes', off: 'No' },
  /** While a field is invalid. */
  outdated: {
    label: 'Out of date',
    text: 'These figures are from before your last change. Correct first:',
    /** For the strip beside the form's button, and for screen readers. */
    summary: (fields: string) => `Out of date. Correct first: ${fields}`,
  },
  share: {
    copy: 'Copy link',
    sheet: 'Share',
    copied: { title: 'Link copied', description: 'It opens this calculator with your numbers.' },
    failed: {
      title: 'The link was not copied',
      description: 'Your browser does not allow it. The address of this page is the same link.',
    },
  },
  withoutScript:
    'This page cannot calculate without JavaScript. What it shows is a worked example, with the values in the fields.',
} as const

/** Around a calculator embedded from another site. */
export const frameText = {
  loading: 'The calculator is loading',
  failed: 'The calculator did not load. Try again, or open it in a new tab.',
  retry: 'Try again',
  /** The rental calculator's inputs, in the order in which they reduce the rent, and its results. */
  asks: ['Rent', 'Vacancy', 'Costs', 'Financing'],
  answers: 'What is left',
} as const

export const mortgageCopy = {
  id: 'mortgage-calculator',
  title: 'Mortgage payment',
  intro:
    'As Canadian lenders work it out: a fixed rate compounded twice a year, with insurance where less than 20% is put down.',
  groups: { purchase: 'The purchase', payments: 'The payments' },
  results: {
    payment: {
      monthly: 'Payment each month',
      'semi-monthly': 'Payment twice a month',
      'bi-weekly': 'Payment every two weeks',
      'accelerated-bi-weekly': 'Accelerated payment every two weeks',
    } satisfies Record<PaymentFrequency, string>,
    minimumDownPayment: 'Minimum down payment at this price',
    premium: 'Mortgage insurance, added to the mortgage',
    principal: 'Total mortgage',
    totalInterest: 'Interest until it is paid off, if the rate never changes',
    payments: 'Number of payments',
    afterFiveYears: 'Still owed after five years',
  },
  chart: {
    title: 'What you still owe',
    year: 'Year',
    balance: 'Balance',
    interest: 'Interest',
    principal: 'Paid down',
    afterFiveYears: 'after five years',
    table: 'Year by year',
  },
  note: `Rules of ${RULES_YEAR} for a home you will live in. An estimate; only your lender’s offer counts.`,
  lead,
} as const

export const ownershipCopy = {
  id: 'cost-calculator',
  title: 'Your numbers',
  intro:
    'Move the sliders, or type what you know. The result stays in the page’s address, so you can send it to someone.',
  groups: { purchase: 'The purchase', upkeep: 'Everything else' },
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
  mortgage: { title: 'The mortgage behind it' },
  note: 'Maintenance is money set aside, not a bill. Some months it is nothing; the month the furnace goes, it is everything.',
  lead,
} as const

export const rentalCopy = {
  id: 'yield-calculator',
  title: 'What would it yield?',
  intro: 'One rental, one year, before income tax. Start with our example and replace it line by line.',
  groups: { purchase: 'The purchase', income: 'The rent', costs: 'Running it' },
  results: {
    grossYield: 'Gross yield',
    capRate: 'Cap rate',
    netYield: 'Net yield',
    cashOnCash: 'Return on your cash',
    monthlyCashFlow: 'Cash flow a month',
    operatingIncome: 'Operating income a year',
    mortgagePayment: 'Mortgage payment a month',
    cashInvested: 'Cash invested',
    grossRent: 'A year’s rent, with no vacancy',
    vacancy: 'Vacancy',
    mortgageYear: 'Mortgage payments',
    yearlyCashFlow: 'Left at the end of the year',
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
      text: 'A year’s full rent as a share of the price. Good for a first look, and for nothing else.',
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
} as const

/** Why there is no result. Amounts come formatted. */
export const refusalText = {
  downPaymentAbovePrice: 'The down payment is more than the price.',
  downPaymentBelowMinimum: (minimum: string) => `At this price the minimum down payment is ${minimum}.`,
  amortizationTooLong: (maximumYears: number) =>
    `With this down payment the mortgage must be insured, and paid off within ${maximumYears} years.`,
} as const

/** Labels of the button that enters an accepted value. Amounts come formatted. */
export const suggestionText = {
  downPayment: (amount: string) => `Put ${amount} down`,
  amortization: (years: number) => `Take ${years} years`,
} as const
