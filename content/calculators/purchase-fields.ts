/** The inputs of the mortgage and ownership calculators. The defaults are worked examples for 2026, not quotes. */
import type { Field, Inputs } from './fields.ts'

export const PAYMENT_FREQUENCIES = ['monthly', 'semi-monthly', 'bi-weekly', 'accelerated-bi-weekly'] as const
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number]

const FREQUENCY_LABEL: Record<PaymentFrequency, string> = {
  monthly: 'Monthly',
  'semi-monthly': 'Twice a month',
  'bi-weekly': 'Every two weeks',
  'accelerated-bi-weekly': 'Every two weeks, accelerated',
}

/** Shared by both calculators, so that a URL carries over from one to the other. */
export const purchaseFields = [
  {
    kind: 'number',
    name: 'price',
    label: 'Purchase price',
    unit: 'cad',
    min: 100_000,
    max: 3_000_000,
    step: 5000,
    decimals: 0,
    default: 600_000,
    hint: 'What the contract says, without GST.',
  },
  {
    kind: 'number',
    name: 'downPayment',
    label: 'Down payment',
    unit: 'cad',
    min: 0,
    max: 3_000_000,
    sliderEndsAt: 'price',
    step: 1000,
    decimals: 0,
    default: 60_000,
    hint: 'Your own money, deposit included.',
  },
  {
    kind: 'number',
    name: 'rate',
    label: 'Mortgage rate',
    unit: 'percent',
    min: 0,
    max: 15,
    step: 0.05,
    decimals: 2,
    default: 4.5,
    hint: 'The yearly rate a lender quotes for a fixed term.',
  },
  {
    kind: 'number',
    name: 'amortization',
    label: 'Amortization',
    unit: 'years',
    min: 5,
    max: 30,
    step: 1,
    decimals: 0,
    default: 25,
    hint: 'How long until the mortgage is paid off at this rate.',
  },
  {
    kind: 'flag',
    name: 'firstTimeOrNew',
    label: 'First-time buyer, or newly built home',
    default: false,
    hint: 'Either allows an insured mortgage over 30 years.',
  },
] as const satisfies readonly Field[]

export const paymentFields = [
  {
    kind: 'choice',
    name: 'frequency',
    label: 'Payments',
    options: PAYMENT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABEL[value] })),
    default: 'monthly',
    hint: 'Accelerated means half a monthly payment every two weeks: a thirteenth month each year.',
  },
] as const satisfies readonly Field[]

export const upkeepFields = [
  {
    kind: 'number',
    name: 'propertyTax',
    label: 'Property tax',
    unit: 'cad-per-year',
    min: 0,
    max: 30_000,
    step: 50,
    decimals: 0,
    default: 3900,
    hint: 'On the bill the City mails in May, or in the listing.',
  },
  {
    kind: 'number',
    name: 'homeInsurance',
    label: 'Home insurance',
    unit: 'cad-per-year',
    min: 0,
    max: 15_000,
    step: 50,
    decimals: 0,
    default: 2100,
    hint: 'Ask for a quote with hail coverage before you remove conditions.',
  },
  {
    kind: 'number',
    name: 'condoFees',
    label: 'Condo or association fees',
    unit: 'cad-per-month',
    min: 0,
    max: 3000,
    step: 10,
    decimals: 0,
    default: 0,
    hint: 'Condo fees, or homeowner association dues divided by twelve.',
  },
  {
    kind: 'number',
    name: 'utilities',
    label: 'Utilities',
    unit: 'cad-per-month',
    min: 0,
    max: 2000,
    step: 10,
    decimals: 0,
    default: 420,
    hint: 'Electricity, natural gas, water, waste and internet. Averaged over the year.',
  },
  {
    kind: 'number',
    name: 'maintenance',
    label: 'Maintenance',
    unit: 'percent',
    min: 0,
    max: 5,
    step: 0.1,
    decimals: 1,
    default: 1,
    hint: 'A share of the price to set aside each year. 1% is a common rule of thumb.',
  },
] as const satisfies readonly Field[]

export const mortgageFields = [...purchaseFields, ...paymentFields] as const
export const ownershipFields = [...purchaseFields, ...upkeepFields] as const

export type PurchaseInputs = Inputs<typeof purchaseFields>
export type OwnershipInputs = Inputs<typeof ownershipFields>
