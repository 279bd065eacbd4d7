import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(
  () => import('../../../src/features/calculators/MortgageCalculator.tsx'),
  'MortgageCalculator',
  { charts: true },
)
