import { contactForm } from '../../../content/forms.ts'
import type { View } from '../../path-harness/view.ts'

export const view: View = {
  load: async () => {
    const { LeadForm } = await import('../../../src/features/leads/LeadForm.tsx')
    return () => <LeadForm content={contactForm} />
  },
}
