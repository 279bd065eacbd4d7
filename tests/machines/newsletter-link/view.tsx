import type { View } from '../../path-harness/view.ts'

export const view: View = {
  pages: ['/newsletter'],
  load: async () => {
    const { NewsletterPage } = await import('../../../src/pages/newsletter/NewsletterPage.tsx')
    return () => <NewsletterPage />
  },
}
