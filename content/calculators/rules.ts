/**
 * Federal and provincial rules the calculators apply, checked in November 2026. In dollars and percent.
 * Sources: Financial Consumer Agency of Canada (down payment), Department of Finance Canada (price cap
 * and amortization), CMHC (premiums), Alberta Land Titles Act (registration charges).
 */

export const RULES_YEAR = 2026

/** In force since 15 December 2024. */
export const DOWN_PAYMENT_RULE = {
  /** Each slice of the price, up to `upTo`, needs its own percentage down. */
  tiers: [
    { upTo: 500_000, percent: 5 },
    { upTo: 1_500_000, percent: 10 },
  ],
  /** From this price up no mortgage can be insured, and the whole price needs `conventionalPercent` down. */
  uninsurableFrom: 1_500_000,
  conventionalPercent: 20,
} as const

/** Minimum down payment on a rental property: below it the mortgage would need insurance it cannot get. */
export const RENTAL_DOWN_PAYMENT_PERCENT = 20

export const INSURANCE_RULE = {
  /** Loan-to-value, in percent, up to which no insurance is needed. */
  freeUpTo: 80,
  /** By loan-to-value in percent; premiums in hundredths of a percent of the loan. */
  tiers: [
    { upTo: 85, premium: 280 },
    { upTo: 90, premium: 310 },
    { upTo: 95, premium: 400 },
  ],
  /** Added to the premium when an insured mortgage runs longer than `standardYears`. */
  longAmortizationPremium: 20,
  standardYears: 25,
  /** Longest amortization for first-time buyers and for buyers of newly built homes. */
  extendedYears: 30,
} as const

/** The longest uninsured amortization the calculators offer; some lenders go further. */
export const CONVENTIONAL_YEARS = 30

/**
 * In dollars, for registering a title and again for a mortgage: the base, and `charge` for each `forEach`
 * of value begun. In force since 20 October 2024.
 */
export const LAND_TITLES_RULE = {
  base: 50,
  charge: 5,
  forEach: 5000,
} as const
