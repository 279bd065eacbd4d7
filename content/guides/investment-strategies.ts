/** Ways of investing in Calgary homes. Every figure is an example for 2026, before income tax. */
import type { InvestmentStrategy } from './schema.ts'

export const investmentStrategies: readonly InvestmentStrategy[] = [
  {
    sample: true,
    title: 'Long-term condo rental',
    description:
      'The lowest cost of entry. One unit, one tenant, and a condo corporation that looks after the roof and the snow.',
    roi: '5.5–6.5% gross yield (2026 example)',
    timeframe: '7 years or more',
    riskLevel: 'Medium',
    highlights: [
      'Apartments averaged about $332,000 in Calgary in January 2026, less than half of what a detached house cost',
      'Condo fees take a fifth to a third of the rent, so read the reserve fund study first',
      'New supply weighs most on this segment: apartment prices fell in 2025',
      'Check the bylaws before you buy: a board can limit pets, smoking and short stays',
    ],
  },
  {
    sample: true,
    title: 'Townhouse for a family tenant',
    description:
      'Three bedrooms, a door to the street and a school nearby. Families stay longer, and every turnover avoided is worth a month’s rent.',
    roi: '5.5–6.5% gross yield (2026 example)',
    timeframe: '7 to 10 years',
    riskLevel: 'Low',
    highlights: [
      'Townhouses averaged about $435,000 in Calgary in January 2026',
      'Lower fees than an apartment, and fewer shared systems that can fail',
      'Tenancies of two years and more are common where the school is close',
      'Easy to sell later, to an investor or to a first-time buyer',
    ],
  },
  {
    sample: true,
    title: 'House with a legal suite',
    description:
      'Two rents on one lot. You can live upstairs and let the suite pay part of the mortgage, or rent out both.',
    roi: '6–7% gross yield (2026 example)',
    timeframe: '5 to 10 years',
    riskLevel: 'Medium',
    highlights: [
      'One vacancy halves the income instead of ending it',
      'Only a suite on the City of Calgary registry counts as legal and safe; ask for its number',
      'Insurers, lenders and buyers treat an unregistered suite as a cost',
      'Owner-occupied homes with a suite can be bought with less than 20% down',
    ],
  },
  {
    sample: true,
    title: 'Buy, renovate, hold',
    description:
      'An older bungalow on a good lot, brought up to date and rented. The work creates value that the market does not have to.',
    roi: '$1.10–1.30 of value for each dollar of well-chosen work (2026 example)',
    timeframe: '1 to 3 years to finish, then hold',
    riskLevel: 'High',
    highlights: [
      'Homes built before 1990 need asbestos tests before a wall is opened',
      'Keep 15% of the budget back for the wiring, sewer lines and foundations of older houses',
      'A permit for every structural, electrical and plumbing change, or the value stays on paper',
      'Zoning decides the upside: citywide rezoning was repealed effective August 4, 2026',
    ],
  },
  {
    sample: true,
    title: 'Pre-construction purchase',
    description:
      'A deposit today, possession in one to three years. It suits patient buyers who can close even if the market is lower by then.',
    roi: '5–6% gross yield after possession, no income before it (2026 example)',
    timeframe: '2 to 5 years',
    riskLevel: 'High',
    highlights: [
      'GST of 5% applies to a new home; a rental has rebate rules of its own',
      'The lender appraises at possession: a lower value means more of your own money',
      'A condo bought from a developer can be cancelled within 10 days in Alberta',
      'Covered by the 1-2-5-10 new home warranty from the first day',
    ],
  },
]
