import { contact } from '../../../content/pages/contact.ts'
import { LeadForm } from '../../features/leads/DeferredLeadForm.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { ContactDetails } from './ContactDetails.tsx'

/** The contact form and the contact details. */
export function MessageSection() {
  return (
    <Section>
      <Split>
        <LeadForm content={contact.form} />
        <ContactDetails />
      </Split>
    </Section>
  )
}
