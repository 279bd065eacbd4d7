import { useState } from 'react'
import type { FormField } from '../../../../content/forms.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

const YEARS = [
  { value: 'new', label: 'New to real estate' },
  { value: '0-2', label: '0-2 years' },
  { value: '2-5', label: '2-5 years' },
]
const EMAIL: FormField = { name: 'email', kind: 'email', label: 'Email', required: true, autoComplete: 'off' }
const PHONE: FormField = {
  name: 'phone',
  kind: 'tel',
  label: 'Phone',
  required: true,
  hint: 'With area code',
}

function Filled({
  id,
  field,
  error,
  at = '',
}: {
  id: string
  field: FormField
  error?: string
  at?: string
}) {
  const [value, setValue] = useState(at)
  return (
    <div>
      <Field id={id} field={field} value={value} error={error} onChange={setValue} onBlur={() => undefined} />
    </div>
  )
}

type Choice = { id: string; label: string; at: boolean; disabled?: boolean }

function Ticked({ id, label, at, disabled = false }: Choice) {
  const [checked, setChecked] = useState(at)
  return (
    <Checkbox id={id} name={id} label={label} checked={checked} disabled={disabled} onChange={setChecked} />
  )
}

function Switched({ id, label, at, disabled = false }: Choice) {
  const [checked, setChecked] = useState(at)
  return <Switch id={id} label={label} checked={checked} disabled={disabled} onChange={setChecked} />
}

export const forms: SpecimenEntry[] = [
  {
    name: 'Field',
    notes:
      'A label above, help beneath, and what is wrong right by the input, with an icon. Under the pointer its frame darkens; with the focus it has both rings.',
    stages: [
      {
        label: 'empty, filled, wrong',
        content: (
          <div className="tiles">
            <Filled id="parts-email-empty" field={EMAIL} />
            <Filled id="parts-phone" field={PHONE} at="(403) 555-0142" />
            <Filled
              id="parts-email-wrong"
              field={{ ...EMAIL, hint: 'We answer to this address' }}
              at="jordan@"
              error="Please enter a valid email address."
            />
          </div>
        ),
      },
      {
        label: 'a choice, right and wrong; several lines',
        content: (
          <div className="tiles">
            <Filled
              id="parts-years"
              field={{
                name: 'experience',
                kind: 'choice',
                label: 'Experience',
                required: true,
                options: YEARS,
              }}
              at="2-5"
            />
            <Filled
              id="parts-years-wrong"
              field={{
                name: 'experience',
                kind: 'choice',
                label: 'Experience',
                required: true,
                options: YEARS,
              }}
              error="Please choose one."
            />
            <Filled
              id="parts-message"
              field={{ name: 'message', kind: 'multiline', label: 'Message', required: false }}
            />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Select',
    notes: 'The browser’s own choice under a drawn chevron: it works without any script.',
    stages: [
      {
        label: 'with nothing chosen, chosen, disabled',
        content: (
          <div className="tiles">
            <Select aria-label="Zone" options={YEARS} placeholder="Choose one" />
            <Select aria-label="Years" options={YEARS} defaultValue="0-2" />
            <Select aria-label="Not now" options={YEARS} defaultValue="new" disabled />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Checkbox',
    notes: 'The browser’s own box, 24 px, and its label answers, too.',
    stages: [
      {
        label: 'ticked, not ticked, disabled',
        content: (
          <div className="stack">
            <Ticked id="parts-email-consent" label="Send me email about the market" at />
            <Ticked id="parts-sms-consent" label="Send me text messages" at={false} />
            <Ticked id="parts-closed-consent" label="Not to be changed now" at disabled />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Switch',
    notes: 'Counts as soon as it is changed. While that is saved it keeps the focus and does not answer.',
    stages: [
      {
        label: 'on, off, being saved',
        content: (
          <div className="stack">
            <Switched id="parts-mail" label="Email about the market" at />
            <Switched id="parts-texts" label="Text messages" at={false} />
            <Switched id="parts-saved" label="The newsletter" at disabled />
          </div>
        ),
      },
    ],
  },
]
