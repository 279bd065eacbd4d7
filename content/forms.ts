/** The three lead forms: their fields in order, and their buttons (sections 3 to 5). */
import * as v from 'valibot'
import { LEAD_SOURCE, MINIMUM_LENGTH, PIPELINE, REPLY_WITHIN_HOURS } from './constants.ts'
import { extraFields, extraNames, type FormId } from './lead-fields.ts'
import { site } from './site.ts'

const text = v.pipe(v.string(), v.nonEmpty())

/** Every field that a form may ask for. */
export const LEAD_FIELDS = ['firstName', 'lastName', 'email', 'phone', ...extraNames, 'message'] as const

const FieldSchema = v.object({
  name: v.picklist(LEAD_FIELDS),
  kind: v.picklist(['text', 'email', 'tel', 'multiline', 'choice']),
  label: text,
  required: v.boolean(),
  hint: v.optional(text),
  autoComplete: v.optional(text),
  /** In characters, for the browser's own validation when there is no JavaScript. */
  minLength: v.optional(v.number()),
  options: v.optional(v.array(v.object({ value: text, label: text }))),
  /** Half the form's width: on every screen, or only on wide ones. */
  half: v.optional(v.picklist(['always', 'wide'])),
})
export type FormField = v.InferOutput<typeof FieldSchema>

/** What replaces a form once it is stored. */
const SentSchema = v.object({
  /** In two lines: the thanks, and what has happened. */
  title: v.custom<(firstName: string) => string>((value) => typeof value === 'function'),
  /** What happens next, in order. */
  steps: v.pipe(v.array(text), v.minLength(2), v.maxLength(3), v.readonly()),
  /** Stands before the phone number. */
  call: v.pipe(text, v.endsWith(':')),
  /** Something to read until the team answers. */
  guide: v.object({ label: text, to: v.pipe(v.string(), v.startsWith('/')) }),
})

export const LeadFormContentSchema = v.object({
  id: v.picklist(['contact', 'evaluation', 'join']),
  title: text,
  intro: text,
  /** Above the button: what happens after sending. */
  next: text,
  source: text,
  pipeline: v.nullable(v.object({ title: text, monetaryValue: v.number() })),
  /** Whether the two consent boxes are shown. */
  asksConsent: v.boolean(),
  fields: v.array(FieldSchema),
  submitLabel: text,
  submittingLabel: text,
  sent: SentSchema,
})
export type LeadFormContent = v.InferOutput<typeof LeadFormContentSchema>
/** The same of any form, also the team's own. */
export type AnyFormContent = Omit<LeadFormContent, 'id' | 'sent'> & { id: FormId }

/** The contact details that every form asks for. Half-width fields sit side by side. */
export function person(nameLength: number) {
  return [
    {
      name: 'firstName',
      kind: 'text',
      label: 'First name',
      required: true,
      minLength: nameLength,
      autoComplete: 'given-name',
      half: 'always',
    },
    {
      name: 'lastName',
      kind: 'text',
      label: 'Last name',
      required: true,
      minLength: nameLength,
      autoComplete: 'family-name',
      half: 'always',
    },
    { name: 'email', kind: 'email', label: 'Email', required: true, autoComplete: 'email', half: 'wide' },
    {
      name: 'phone',
      kind: 'tel',
      label: 'Phone',
      required: true,
      minLength: MINIMUM_LENGTH.phone,
      autoComplete: 'tel',
      half: 'wide',
      hint: `Like ${site.phone.display.replace(' ', '\u00a0')}`,
    },
  ] as const satisfies FormField[]
}

/** Around the two consent boxes, whose labels are the site's (`site.consent`). */
export const consents = {
  legend: 'News from us',
  note: 'Untick what you do not want. We answer your request either way.',
} as const

const reply = `within ${REPLY_WITHIN_HOURS}\u00a0hours`

/** Mail that may go to a stranger leaves out what is not plainly a name. */
const thanks = (firstName: string) => `Thank you${firstName && `, ${firstName}`}.`

/** What a form asks besides. */
export function extras(form: FormId): FormField[] {
  return extraFields.flatMap(([name, { options, forms }]) => {
    const asked = forms[form]
    if (!asked) return []
    const choice = options && Object.entries(options).map(([value, label]) => ({ value, label }))
    return { name, kind: choice ? 'choice' : 'text', ...asked, ...(choice && { options: choice }) }
  })
}

export const contactForm = {
  id: 'contact',
  title: 'Write to us',
  intro: 'Tell us what you are planning.',
  next: `A person on the team will answer ${reply}.`,
  source: LEAD_SOURCE.contactPage,
  pipeline: PIPELINE.contact,
  asksConsent: true,
  fields: [
    ...person(MINIMUM_LENGTH.contactName),
    ...extras('contact'),
    {
      name: 'message',
      kind: 'multiline',
      label: 'Message',
      required: true,
      minLength: MINIMUM_LENGTH.contactMessage,
      hint: 'What you would like to buy, sell or know. At least 10 characters.',
    },
  ],
  submitLabel: 'Send Message',
  submittingLabel: 'Submitting...',
  sent: {
    title: (firstName) => `${thanks(firstName)}\nWe have your message.`,
    steps: [
      'Someone on the team reads it and looks into your question.',
      `You’ll hear from us ${reply}, by phone or email.`,
      'What happens after that is up to you.',
    ],
    call: 'Would you rather talk now? Call us:',
    guide: { label: 'Read the Alberta Home Buyer’s Guide', to: '/buyers-guide' },
  },
} as const satisfies LeadFormContent

export const evaluationForm = {
  ...contactForm,
  id: 'evaluation',
  title: 'Request Your Free Home Evaluation',
  intro: 'A few lines are enough to start.',
  next: `We’ll look up what we can, and call or email you ${reply}.`,
  source: LEAD_SOURCE.evaluationPage,
  pipeline: PIPELINE.evaluation,
  fields: [
    ...person(MINIMUM_LENGTH.contactName),
    ...extras('evaluation'),
    {
      name: 'message',
      kind: 'multiline',
      label: 'About your home',
      required: true,
      minLength: MINIMUM_LENGTH.contactMessage,
      hint: 'Type, size, renovations, plans to sell. At least 10 characters.',
    },
  ],
  submitLabel: 'Request My Evaluation',
  sent: {
    title: (firstName) => `${thanks(firstName)}\nYour evaluation is under way.`,
    steps: [
      `We’ll call or email you ${reply}, and ask what the records do not show.`,
      'An agent compares your home with what has sold, what is for sale, and what did not sell.',
      'We go through the report with you, at a time you choose.',
    ],
    call: 'Something to add, or in a hurry? Call us:',
    guide: { label: 'See how we would sell your home', to: '/listing-presentation' },
  },
} as const satisfies LeadFormContent

export const joinForm = {
  id: 'join',
  title: 'Apply to join the team',
  intro: 'Five answers and, if you like, a few words about yourself.',
  next: `We’ll call or email you ${reply} to arrange a first conversation.`,
  source: LEAD_SOURCE.joinTeam,
  pipeline: null,
  asksConsent: false,
  fields: [
    ...person(MINIMUM_LENGTH.joinName),
    ...extras('join'),
    {
      name: 'message',
      kind: 'multiline',
      label: 'Message',
      required: false,
      hint: 'Your market, your goals, your questions.',
    },
  ],
  submitLabel: 'Submit Application',
  submittingLabel: 'Submitting...',
  sent: {
    title: (firstName) => `${thanks(firstName)}\nWe have your application.`,
    steps: [
      'Someone on the team reads your application.',
      `We’ll call or email you ${reply} to arrange a first conversation.`,
      'Ask us whatever you want to know before you decide.',
    ],
    call: 'A question in the meantime? Call us:',
    guide: { label: 'See who does what on the team', to: '/team' },
  },
} as const satisfies LeadFormContent
