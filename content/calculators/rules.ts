/**
 * Federal and provincial rules the calculators apply, checked in November 2026. Dollars and percent.
 * Sources: Financial Consumer Agency of Canada (down payment), Department of Finance Canada (price cap
 * and amortization), CMHC (premiums), Alberta Land Titles Act (registration charges).
 */

export const RULES_YEAR = 2026

/** In force since 15 December 2024. */
export const DOWN_PAYMENT_RULE = {
  /** Each part of the price, up to `upTo`, needs its own share. */
  tiers: [
    { upTo: 500_000, percent: 5 },
    { upTo: 1_500_000, percent: 10 },
  ],
  /** From this price on no mortgage can be insured, and the whole price needs `conventionalPercent`. */
  uninsurableFrom: 1_500_000,
  conventionalPercent: 20,
} as const

/** A home bought to be rented out: mortgages on it are not insured below this down payment. */
export const RENTAL_DOWN_PAYMENT_PERCENT = 20

export const INSURANCE_RULE = {
  /** By loan-to-value, in percent: the loan as a share of the price. Up to this one none is needed. */
  freeUpTo: 80,
  /** Premiums in hundredths of a percent of the loan. */
  tiers: [
    { upTo: 85, premium: 280 },
    { upTo: 90, premium: 310 },
    { upTo: 95, premium: 400 },
  ],
  /** Added where an insured mortgage runs longer than `standardYears`. */
  longAmortizationPremium: 20,
  standardYears: 25,
  /** For first-time buyers, and for buyers of newly built homes. */
  extendedYears: 30,
} as const

/** The longest amortization offered here for a mortgage without insurance; some lenders go further. */
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
