import type { BasisPoints } from '../../../calculators/cents.ts'

/** Hundredths of a percent as a percentage: 634 is "6.34%". */
export function formatPercent(share: BasisPoints): string {
  return `${(share / 100).toFixed(2)}%`
}
