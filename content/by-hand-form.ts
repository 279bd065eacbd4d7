/** The team's form for requests entered by hand (rule 4.39). */
import { LEAD_SOURCE, MINIMUM_LENGTH } from './constants.ts'
import { type AnyFormContent, extras, person } from './forms.ts'

const OFF = { autoComplete: 'off' } as const
/** About somebody else: the browser must not autofill the agent's data. One way to reach them is enough. */
const someone = person(MINIMUM_LENGTH.contactName).map(
  ({ name, kind, label, required, half }) =>
    ({
      name,
      kind,
      label,
      half,
      required: required && name !== 'email' && name !== 'phone',
      ...OFF,
    }) as const,
)

export const byHandForm = {
  id: 'by-hand',
  title: 'Add a request',
  intro: 'For somebody who walked in or called. An email address or a phone number is enough.',
  next: 'The request is yours, marked contacted. Nobody is emailed.',
  source: LEAD_SOURCE.byHand,
  pipeline: null,
  asksConsent: false,
  fields: [
    ...extras('by-hand').filter(({ name }) => name === 'taken'),
    ...someone,
    ...extras('by-hand').filter(({ name }) => name !== 'taken'),
    {
      name: 'message',
      kind: 'multiline',
      label: 'What they asked for',
      required: true,
      minLength: MINIMUM_LENGTH.contactMessage,
      hint: 'They can read it in their account. At least 10 characters.',
    },
  ],
  submitLabel: 'Add the request',
  submittingLabel: 'Adding...',
} as const satisfies AnyFormContent

export const byHand = {
  sent: { title: 'Request added', description: 'It is yours, marked contacted.' },
  failed: { title: 'Not added', description: 'The desk did not store the request.' },
  stored: 'The request of {name} is stored.',
  open: 'Open the request',
  another: 'Add another',
  /** Shown until it is sent. */
  progress: {
    failed: { title: 'Nothing you typed is lost', text: 'Press the button to try again.' },
    retrying: { title: 'No answer yet', text: 'It is being sent again. Nothing you typed is lost.' },
    waiting: {
      title: 'The request is saved on this device',
      text: 'Press the button to try again. While this page is open, it also tries by itself.',
    },
    offline: {
      title: 'You are offline',
      text: 'Nothing you typed is lost, and it is sent as soon as you are connected again.',
    },
  },
} as const
