/** Areas investors ask about. Prices and yields are samples for 2026, not appraisals. */
import type { InvestmentArea } from './schema.ts'

export const investmentAreas: readonly InvestmentArea[] = [
  {
    sample: true,
    name: 'Beltline',
    type: 'Condo apartments',
    avgPrice: 315_000,
    rentYield: [6, 7],
    highlights: [
      'A walk from downtown offices, and from the new event centre district',
      'The largest choice of rental condos in the city, so compare buildings, not just units',
      'Towers of very different ages: the reserve fund study matters more than the view',
    ],
  },
  {
    sample: true,
    name: 'University District and Brentwood',
    type: 'Condos and townhouses',
    avgPrice: 420_000,
    rentYield: [5, 6],
    highlights: [
      'University of Calgary, Foothills Medical Centre and the children’s hospital within minutes',
      'Demand follows the academic year: aim for leases that end in spring or summer',
      'CTrain and cycling routes keep cars, and parking stalls, optional',
    ],
  },
  {
    sample: true,
    name: 'Seton',
    type: 'Condos and townhouses',
    avgPrice: 395_000,
    rentYield: [5.5, 6.5],
    highlights: [
      'South Health Campus is the employer next door',
      'Recent buildings: low maintenance, and warranty still running on many',
      'Much new supply still to come, which holds rents down',
    ],
  },
  {
    sample: true,
    name: 'Bowness',
    type: 'Houses with suites',
    avgPrice: 640_000,
    rentYield: [5.5, 6.5],
    highlights: [
      'Large older lots near the river and the hospitals',
      'Check the flood map and the land-use district of the lot',
      'Bungalows from the 1950s and 1960s: budget for asbestos and sewer lines',
    ],
  },
  {
    sample: true,
    name: 'Saddle Ridge',
    type: 'Houses with suites',
    avgPrice: 620_000,
    rentYield: [6, 7],
    highlights: [
      'Many houses built with a separate entrance, many with a registered suite',
      'CTrain at Saddletowne, the airport and its employers close by',
      'Strong demand from larger families: bedrooms count more than finishes',
    ],
  },
  {
    sample: true,
    name: 'Forest Lawn',
    type: 'Older houses and fourplexes',
    avgPrice: 480_000,
    rentYield: [6.5, 7.5],
    highlights: [
      'Among the lowest prices for land inside the city',
      'Bus rapid transit along 17 Avenue SE into downtown',
      'Condition varies from door to door; inspect everything',
    ],
  },
  {
    sample: true,
    name: 'Airdrie',
    type: 'Townhouses and houses',
    avgPrice: 455_000,
    rentYield: [5.5, 6.5],
    highlights: [
      'Newer homes for less than in the city, and tenants who commute by car',
      'A city with its own property tax rate, and its own rules for suites',
      'Fewer rentals on the market, so a good one rents quickly',
    ],
  },
]
