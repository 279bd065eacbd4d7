import { deferred } from '../../loading/deferred.tsx'

export const LeadForm = deferred(() => import('./LeadForm.tsx').then(({ LeadForm }) => LeadForm))
