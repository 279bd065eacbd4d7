/** Sister sites with calculators, planners and live information. */
import { links } from '../links.ts'

export const tools = [
  {
    name: 'Rental Analysis Calculator',
    url: links.rentalAnalysis.href,
    description: 'Rent, vacancy, costs and financing in; monthly cash flow and yield out.',
  },
  {
    name: 'Mortgage Alberta',
    url: links.mortgageAlberta.href,
    description:
      'Payments for any price, rate and amortization, compounded twice a year as Canadian mortgages are.',
  },
  {
    name: 'Mortgage Affordability',
    url: links.mortgageAffordability.href,
    description:
      'What a lender is likely to approve from your income, debts and down payment, stress test included.',
  },
  {
    name: 'Investment Property Calculator',
    url: links.investmentProperty.href,
    description:
      'Compares two rental properties over ten years: equity, cash flow and return on what you put in.',
  },
  {
    name: 'Home Cost Calculator',
    url: links.homeCosts.href,
    description:
      'The whole monthly cost of a home: mortgage, property tax, insurance, condo fees and utilities.',
  },
  {
    name: 'Calgary Moving Guide',
    url: links.movingGuide.href,
    description:
      'A checklist from eight weeks before possession to the week after, with utilities and address changes.',
  },
  {
    name: 'Calgary Traffic',
    url: links.traffic.href,
    description: 'Live road conditions, so you can try the commute from a home before you make an offer.',
  },
] as const
