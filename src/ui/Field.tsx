import type { ChangeEvent, FocusEvent } from 'react'
import type { FormField } from '../../content/forms.ts'
import styles from './Field.module.css'

type Props = {
  field: FormField
  id: string
  value: string
  /** Empty or missing when the field is fine. */
  error: string | undefined
  onChange: (value: string) => void
  onBlur: (event: FocusEvent) => void
}

/** A label above, help beneath, and what is wrong right beside the input. */
export function Field({ field, id, value, error, onChange, onBlur }: Props) {
  const hintId = field.hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const control = {
    id,
    name: field.name,
    value,
    required: field.required,
    minLength: field.minLength,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    autoComplete: field.autoComplete,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.target.value),
  }
  const { minLength: _, ...choice } = control
  return (
    <div className={styles.field} data-half={field.half || undefined} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className={styles.optional}> (optional)</span>}
      </label>
      {field.kind === 'multiline' && <textarea rows={5} {...control} />}
      {field.kind === 'choice' && (
        <select {...choice}>
          <option value="">Choose one</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {field.kind !== 'multiline' && field.kind !== 'choice' && <input type={field.kind} {...control} />}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {field.hint && (
        <p id={hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
    </div>
  )
}
