import { CircleAlert } from 'lucide-react'
import type { ChangeEvent, FocusEvent } from 'react'
import type { FormField } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
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

/** An input with its label above, and its error and hint below. */
export function Field({ field, id, value, error, locked = false, onChange, onBlur }: Props) {
  const digits = value.replace(/\D/g, '').length
  const asks = field.kind === 'tel' && !error && digits > 6 && digits < PHONE_DIGITS
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
          {messages.areaCodeMissing}
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
