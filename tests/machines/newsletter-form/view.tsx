import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { NewsletterForm } = await import('../../../src/features/newsletter/NewsletterForm.tsx')
    return () => <NewsletterForm />
  },
}
