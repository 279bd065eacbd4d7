import { deferred } from '../../loading/deferred.tsx'

export const NewsletterForm = deferred(() =>
  import('./NewsletterForm.tsx').then(({ NewsletterForm }) => NewsletterForm),
)
