import { deferred } from '../../loading/deferred.tsx'

export const MortgageCalculator = deferred(() =>
  import('./MortgageCalculator.tsx').then(({ MortgageCalculator }) => MortgageCalculator),
)

export const OwnershipCalculator = deferred(() =>
  import('./OwnershipCalculator.tsx').then(({ OwnershipCalculator }) => OwnershipCalculator),
)

export const RentalCalculator = deferred(() =>
  import('./RentalCalculator.tsx').then(({ RentalCalculator }) => RentalCalculator),
)
