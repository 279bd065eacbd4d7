/** The small drawings of the tools, by file name. */
import { mortgageAffordability } from './tool-cards/afford.ts'
import { investmentProperty } from './tool-cards/investment.ts'
import { movingGuide } from './tool-cards/moving.ts'
import { mortgagePayment } from './tool-cards/payment.ts'
import { rentalAnalysis } from './tool-cards/rental.ts'
import { traffic } from './tool-cards/traffic.ts'

export const toolCards = {
  'tool-rental-analysis': rentalAnalysis,
  'tool-mortgage-payment': mortgagePayment,
  'tool-moving-guide': movingGuide,
  'tool-traffic': traffic,
  'tool-mortgage-affordability': mortgageAffordability,
  'tool-investment-property': investmentProperty,
} as const
