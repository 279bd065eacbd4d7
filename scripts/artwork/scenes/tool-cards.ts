/** The small drawings of the tools, by file name. */
import { movingGuide, traffic } from './tool-cards/days.ts'
import {
  investmentProperty,
  mortgageAffordability,
  mortgagePayment,
  rentalAnalysis,
} from './tool-cards/numbers.ts'

export const toolCards = {
  'tool-rental-analysis': rentalAnalysis,
  'tool-mortgage-payment': mortgagePayment,
  'tool-moving-guide': movingGuide,
  'tool-traffic': traffic,
  'tool-mortgage-affordability': mortgageAffordability,
  'tool-investment-property': investmentProperty,
} as const
