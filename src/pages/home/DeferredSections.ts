import { deferred } from '../../loading/deferred.tsx'

export const HomeSections = deferred(() =>
  import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections),
)
