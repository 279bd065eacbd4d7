import type { View } from '../../path-harness/view.ts'

export const view: View = {
  charts: true,
  load: async () => {
    const { MortgageCalculator } = await import('../../../src/features/calculators/MortgageCalculator.tsx')
    return () => <MortgageCalculator />
  },
}
