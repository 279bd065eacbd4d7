import { contact } from '../../../content/pages/contact.ts'
import { Section } from '../../ui/Section.tsx'
import { LeadForm } from '../leads/LeadForm.tsx'
import { Split } from '../marketing/Split.tsx'
import { Details } from './Details.tsx'

/** The form, and beside it every other way. */
export function Write() {
  return (
    <Section>
      <Split aside={<Details />}>
        <LeadForm content={contact.form} />
      </Split>
    </Section>
  )
}
