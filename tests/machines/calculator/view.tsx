import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { MortgageCalculator } = await import('../../../src/features/calculators/MortgageCalculator.tsx')
    return () => <MortgageCalculator />
  },
}
