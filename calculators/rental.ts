/** The yield of a rental property in its first year, before income tax. */
import { RENTAL_EXPENSES, type RentalExpense } from '../content/calculators/breakdowns.ts'
import type { RentalInputs } from '../content/calculators/rental-fields.ts'
import { RENTAL_DOWN_PAYMENT_PERCENT } from '../content/calculators/rules.ts'
import { type BasisPoints, type Cents, divide, percentOf, shareOf, toCents } from './cents.ts'
import { mortgagePayment } from './mortgage.ts'

export type Rental =
  | {
      kind: 'refused'
      reason: 'down-payment-below-minimum' | 'down-payment-above-price'
      minimumDownPayment: Cents
    }
  | {
      kind: 'calculated'
      /** A year's rent without vacancy. */
      grossRent: Cents
      vacancy: Cents
      /** In the order of `RENTAL_EXPENSES`. */
      expenses: readonly { expense: RentalExpense; yearly: Cents }[]
      /** Rent collected minus expenses, before mortgage payments. */
      operatingIncome: Cents
      mortgagePayment: Cents
      /** Operating income minus twelve mortgage payments; negative when the owner has to pay in. */
      yearlyCashFlow: Cents
      monthlyCashFlow: Cents
      /** The down payment plus the costs of buying. */
      cashInvested: Cents
      /** Gross rent as a share of the price. */
      grossYield: BasisPoints
      /** Operating income as a share of the price. */
      capRate: BasisPoints
      /** Operating income as a share of the price plus the costs of buying. */
      netYield: BasisPoints
      /** Cash flow as a share of the cash invested. */
      cashOnCash: BasisPoints
    }

/**
 * A rental's first year, or why the purchase cannot be financed. Maintenance is a share of the gross rent,
 * management a share of the rent collected.
 */
export function rentalYield(inputs: RentalInputs): Rental {
  const price = toCents(inputs.rentalPrice)
  const downPayment = toCents(inputs.rentalDownPayment)
  const minimumDownPayment = percentOf(price, RENTAL_DOWN_PAYMENT_PERCENT)
  const refused = { kind: 'refused', minimumDownPayment } as const
  if (downPayment > price) return { ...refused, reason: 'down-payment-above-price' }
  if (downPayment < minimumDownPayment) return { ...refused, reason: 'down-payment-below-minimum' }

  const grossRent = toCents(inputs.rent) * 12
  const vacancy = percentOf(grossRent, inputs.vacancy)
  const yearly: Record<RentalExpense, Cents> = {
    propertyTax: toCents(inputs.rentalPropertyTax),
    insurance: toCents(inputs.rentalInsurance),
    condoFees: toCents(inputs.rentalCondoFees) * 12,
    utilities: toCents(inputs.rentalUtilities) * 12,
    maintenance: percentOf(grossRent, inputs.rentalMaintenance),
    management: percentOf(grossRent - vacancy, inputs.management),
  }
  const expenses = RENTAL_EXPENSES.map((expense) => ({ expense, yearly: yearly[expense] }))
  const spent = expenses.reduce((total, expense) => total + expense.yearly, 0)
  const operatingIncome = grossRent - vacancy - spent

  const payment = mortgagePayment({
    principal: price - downPayment,
    ratePercent: inputs.rentalRate,
    amortizationYears: inputs.rentalAmortization,
    frequency: 'monthly',
  })
  const yearlyCashFlow = operatingIncome - payment * 12
  const buyingCosts = toCents(inputs.buyingCosts)
  const cashInvested = downPayment + buyingCosts

  return {
    kind: 'calculated',
    grossRent,
    vacancy,
    expenses,
    operatingIncome,
    mortgagePayment: payment,
    yearlyCashFlow,
    monthlyCashFlow: divide(yearlyCashFlow, 12),
    cashInvested,
    grossYield: shareOf(grossRent, price),
    capRate: shareOf(operatingIncome, price),
    netYield: shareOf(operatingIncome, price + buyingCosts),
    cashOnCash: shareOf(yearlyCashFlow, cashInvested),
  }
}
