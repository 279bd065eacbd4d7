/**
 * What lead forms ask besides the name, the email address, the phone and the message. A field is declared here and
 * nowhere else: forms, checks, mails, webhooks, Follow Up Boss, the command line and the team's exports follow. Its
 * migration adds the column of the same name to `public.leads`, and names it in `export_my_data`, which gives a visitor
 * only what is named there.
 */

import { MAXIMUM_LENGTH } from './constants.ts'

/** How one form asks for a field. */
type Asked = {
  label: string
  required: boolean
  hint?: string
  autoComplete?: string
}

/** `by-hand` is the team's own form at the desk. */
export type FormId = 'contact' | 'evaluation' | 'join' | 'by-hand'

type ExtraField = {
  /** What the team and the visitor read beside the answer. */
  label: string
  /** In characters; of a text only. */
  maxLength?: number
  /** The answers offered and how each is shown, in order; of a choice only. */
  options?: Readonly<Record<string, string>>
  /** What is said of an answer that is missing or none of these. */
  invalid: string
  /** Which forms ask for it, by id, before their message. */
  forms: Partial<Record<FormId, Asked>>
}

export const EXTRA_FIELDS = {
  address: {
    label: 'Address',
    maxLength: MAXIMUM_LENGTH.address,
    invalid: 'Please enter the address as text',
    forms: {
      evaluation: {
        label: 'Property address',
        required: false,
        // `street-address` is for a field of several lines.
        autoComplete: 'address-line1',
        hint: 'Lets us compare it with the right homes.',
      },
      'by-hand': { label: 'Property address', required: false },
    },
  },
  experience: {
    label: 'Experience',
    options: {
      new: 'New to real estate',
      '0-2': '0–2\u00a0years',
      '2-5': '2–5\u00a0years',
      '5-10': '5–10\u00a0years',
      '10+': '10+ years',
    },
    invalid: 'Please select your experience.',
    forms: { join: { label: 'Years of experience', required: true } },
  },
  taken: {
    label: 'Taken by hand',
    options: { 'walk-in': 'in person', phone: 'by phone' },
    invalid: 'Please select how they reached you',
    forms: { 'by-hand': { label: 'How they reached you', required: true } },
  },
} as const satisfies Record<Lowercase<string>, ExtraField>

export type ExtraName = keyof typeof EXTRA_FIELDS
/** Each answer, or null where none was given. */
export type ExtraAnswers = Record<ExtraName, string | null>

/** Whether only the team's own form asks for it: a visitor who answers it is not heard. */
export const isTeams = ({ forms }: ExtraField): boolean =>
  Object.keys(forms).every((form) => form === 'by-hand')

/** With the declarations as plain `ExtraField`s, to go over all of them alike. */
export const extraFields = Object.entries(EXTRA_FIELDS) as [ExtraName, ExtraField][]
export const extraNames = extraFields.map(([name]) => name)

/** One value for each extra field. */
export const forExtraFields = <T>(value: (name: ExtraName, field: ExtraField) => T) =>
  Object.fromEntries(extraFields.map(([name, field]) => [name, value(name, field)])) as Record<ExtraName, T>

/** The answers that were given, as people read them: "Experience", "5–10 years". */
export const answersGiven = (answers: ExtraAnswers): { name: ExtraName; label: string; value: string }[] =>
  extraFields.flatMap(([name, { label, options }]) => {
    const answer = answers[name]
    if (!answer) return []
    const offered = options && Object.hasOwn(options, answer) ? options[answer] : undefined
    return [{ name, label, value: offered ?? answer }]
  })
