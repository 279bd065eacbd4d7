import { contactForm } from '../../../content/forms.ts'
import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/features/leads/LeadForm.tsx'), 'LeadForm', {
  props: { content: contactForm },
})
