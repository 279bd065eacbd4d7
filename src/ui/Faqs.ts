import { deferred } from '../loading/deferred.tsx'

export const Faqs = deferred(() => import('./FaqAccordion.tsx').then(({ FaqAccordion }) => FaqAccordion))
