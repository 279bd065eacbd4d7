/** The three lead forms on their pages, and what a visitor enters there besides a name, an address, a number and a text. */

import { byHand, byHandForm } from '../../../content/by-hand-form.ts'
import {
  DESK_DRAFT_PREFIX,
  DRAFT_STORAGE_PREFIX,
  LEAD_SOURCE,
  PIPELINE,
  UNSENT_STORAGE_PREFIX,
} from '../../../content/constants.ts'
import { type AnyFormContent, contactForm, evaluationForm, joinForm } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { ME } from './desk.ts'

export type FormPlace = {
  page: string
  content: AnyFormContent
  /** The heading of the panel that takes the form's place. */
  thanks: (firstName: string) => string
  /** What is entered into the fields that only this form has. */
  more: Readonly<Record<string, string>>
  /** What the specification says of its leads, which is sent with each. */
  lead: { source: string; pipeline?: { title: string; monetaryValue: number } }
  /** Of the team's own form: who is signed in. */
  member?: string
}

export const contact: FormPlace = {
  ...{ page: '/contact', content: contactForm, thanks: contactForm.sent.title, more: {} },
  lead: { source: LEAD_SOURCE.contactPage, pipeline: PIPELINE.contact },
}
export const evaluation: FormPlace = {
  ...{
    page: '/evaluation',
    content: evaluationForm,
    thanks: evaluationForm.sent.title,
    more: { address: '12 Elbow Drive SW' },
  },
  lead: { source: LEAD_SOURCE.evaluationPage, pipeline: PIPELINE.evaluation },
}
export const application: FormPlace = {
  ...{ page: '/join', content: joinForm, thanks: joinForm.sent.title, more: { experience: '2-5' } },
  lead: { source: LEAD_SOURCE.joinTeam },
}

/** The team's own, for somebody who walked in or called. */
export const taken: FormPlace = {
  ...{ page: '/desk?view=add', content: byHandForm, more: { taken: 'phone' } },
  thanks: (name) => byHand.stored.replace('{name}', name),
  lead: { source: LEAD_SOURCE.byHand },
  member: ME.id,
}

/** The form and its parts, as a visitor names them. */
export function partsOf({ content, thanks, member }: FormPlace) {
  const keptAs = member ? `${DESK_DRAFT_PREFIX}${member}-${content.id}` : content.id
  const form: Part = { role: 'form', name: content.title }
  return {
    form,
    /** The form, and the panel that takes its place. */
    panel: { selector: `#${content.id}-form` } satisfies Part,
    fields: content.fields.map(({ name }) => name),
    field: (name: string): Part => {
      const { label = name, kind } = content.fields.find((one) => one.name === name) ?? {}
      const role = kind === 'choice' ? 'combobox' : 'textbox'
      return { role, name: RegExp(`^${label}( \\(optional\\))?$`), inside: form }
    },
    button: { role: 'button', name: content.submitLabel, inside: form } satisfies Part,
    busy: { role: 'button', name: content.submittingLabel, inside: form } satisfies Part,
    another: { role: 'button', name: member ? byHand.another : messages.leadAnother } satisfies Part,
    thanks: (firstName: string): Part => ({ role: 'heading', name: thanks(firstName) }),
    draftKey: `${DRAFT_STORAGE_PREFIX}${keptAs}`,
    unsentKey: `${UNSENT_STORAGE_PREFIX}${keptAs}`,
  }
}
