import { CircleAlert } from 'lucide-react'
import type { ChangeEvent, FocusEvent } from 'react'
import type { FormField } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { digitsTyped } from '../../supabase/functions/_shared/lead/phone.ts'
import { askAbout } from './ask-about-address.ts'
import control from './control.module.css'
import styles from './Field.module.css'
import { Select } from './Select.tsx'

type Props = {
  field: FormField
  id: string
  value: string
  /** Empty or missing while the field is valid. */
  error: string | undefined
  /** Whether it keeps its value. It can still have the focus, be read and be copied from. */
  locked?: boolean
  onChange: (value: string) => void
  onBlur: (event: FocusEvent) => void
}

/** Digits of a phone number in Canada with its area code. Fewer are accepted, and asked about. */
const PHONE_DIGITS = 10

/** What to ask about a value that is accepted, and may be a slip; empty for most. */
function question(kind: FormField['kind'], value: string): string {
  if (kind === 'tel') {
    const digits = digitsTyped(value)
    return digits > 6 && digits < PHONE_DIGITS ? messages.areaCodeMissing : ''
  }
  return kind === 'email' ? askAbout(value) : ''
}

/** An input with its label above, and its error and hint below. */
export function Field({ field, id, value, error, locked = false, onChange, onBlur }: Props) {
  const asks = error ? '' : question(field.kind, value)
  const hintId = field.hint && `${id}-hint`
  const askId = asks && `${id}-ask`
  const errorId = error && `${id}-error`
  const choice = {
    id,
    name: field.name,
    value,
    required: field.required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [errorId, askId, hintId].filter(Boolean).join(' ') || undefined,
    autoComplete: field.autoComplete,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      if (!locked) onChange(event.target.value)
    },
  }
  const typed = { ...choice, readOnly: locked, minLength: field.minLength, className: control.control }
  return (
    <div className="column" data-gap="small" data-half={field.half}>
      <label className="label" htmlFor={id}>
        {field.label}
        {!field.required && <span className={styles.optional}> (optional)</span>}
      </label>
      {field.kind === 'choice' && (
        <Select
          {...choice}
          aria-disabled={locked || undefined}
          options={field.options ?? []}
          placeholder="Choose one"
        />
      )}
      {field.kind === 'multiline' && <textarea rows={3} {...typed} />}
      {field.kind !== 'multiline' && field.kind !== 'choice' && <input type={field.kind} {...typed} />}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
      {askId && (
        <p id={askId} className={`note ${styles.ask}`}>
          {asks}
        </p>
      )}
      {field.hint && (
        <p id={hintId} className="note">
          {field.hint}
        </p>
      )}
    </div>
  )
}
