import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { MINIMUM_LENGTH } from '../../../content/constants.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { readAddress } from '../../../supabase/functions/_shared/lead/email-address.ts'
import { storable } from '../../../supabase/functions/_shared/text.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import field from '../../ui/Field.module.css'
import { useFieldCheck } from './use-field-check.ts'

type Props = {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  inputMode?: 'numeric'
  /** Checked by the browser. */
  pattern?: string
  hint?: ReactNode
  autoComplete: string
  /** Characters; checked by the browser. */
  minLength?: number | undefined
  defaultValue?: string | undefined
  /** Called with the form's fields for each character. */
  onType?: ((typed: FormData) => void) | undefined
  /** Shows the characters of a password. */
  shown?: boolean
  /** Adds a button to a password that shows and hides its characters. */
  onToggle?: () => void
}

/** An uncontrolled input: it keeps its value when the tab changes or the server refuses it. */
export function CredentialField({ name, label, type, hint, onType, shown, onToggle, ...input }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const { message, onInvalid, change } = useFieldCheck(
    ({ tooShort }) => content.checks[tooShort ? 'tooShort' : type === 'text' ? 'code' : type],
    input.minLength,
  )
  return (
    <div className="column" data-gap="small">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className={`layers ${control.group}`}>
        <input
          {...input}
          className={control.control}
          id={id}
          name={name}
          type={shown ? 'text' : type}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={[message && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={message ? true : undefined}
          onBlur={({ currentTarget }) => {
            if (type === 'email') currentTarget.value = readAddress(currentTarget.value)
          }}
          onInvalid={onInvalid}
          onInput={({ currentTarget }) => {
            // The browser would refuse a mark that nobody sees.
            if (type === 'email' && storable(currentTarget.value) !== currentTarget.value)
              currentTarget.value = storable(currentTarget.value)
            change()
            if (currentTarget.form) onType?.(new FormData(currentTarget.form))
          }}
        />
        {onToggle && (
          <Button kind="bare" size="icon" aria-pressed={shown} onClick={onToggle}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            <span className="visually-hidden">{content.password.show}</span>
          </Button>
        )}
      </div>
      {message && (
        <p id={errorId} className={field.error}>
          <CircleAlert aria-hidden="true" />
          {message}
        </p>
      )}
      {hint && (
        <div id={hintId} className="note">
          {hint}
        </div>
      )}
    </div>
  )
}

/** Props of a field for a new password. */
export const newPassword = {
  autoComplete: 'new-password',
  minLength: MINIMUM_LENGTH.password,
} as const
