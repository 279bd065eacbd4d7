/** The words of the acknowledgement. Next steps read as in the form. */
import { contactForm, evaluationForm, joinForm, type LeadFormContent } from './forms.ts'
import { mailingAddress, site } from './site.ts'

const FORMS: readonly LeadFormContent[] = [contactForm, evaluationForm, joinForm]

/** The form of a `source`'s leads; the contact form for unknown ones. */
export function formOf(source: string): LeadFormContent {
  return FORMS.find((form) => form.source === source) ?? contactForm
}

export const acknowledgement = {
  labels: {
    received: 'Received',
    /** When the promised answer is due, because this email may have been delayed. */
    answer: 'You hear from us by',
    call: 'Call',
  },
  why: `You are getting this email because a form on ${new URL(site.origin).hostname} was sent with your address. It is a reply, not a newsletter.`,
  notYou: 'If it was not you, reply to this email, and we’ll delete what we received.',
  sender: [`${site.name}, ${site.brokerage}`, mailingAddress, `${site.phone.display}, ${site.email.address}`],
} as const
