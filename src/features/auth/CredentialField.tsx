import type { ReactNode } from 'react'
import control from '../../ui/control.module.css'

type Props = {
  name: 'email' | 'password'
  label: string
  hint?: string | undefined
  autoComplete: string
  /** Characters; checked by the browser. */
  minLength?: number | undefined
  /** Shows the characters of a password. */
  shown?: boolean
  /** Inside the input, at its end. */
  children?: ReactNode
}

/** An uncontrolled input: it keeps its value when the tab changes or the server refuses it. */
export function CredentialField({ name, label, hint, autoComplete, minLength, shown, children }: Props) {
  const id = `auth-${name}`
  const hintId = `${id}-hint`
  return (
    <div className="column" data-gap="small">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className={`layers ${control.group}`}>
        <input
          className={control.control}
          id={id}
          name={name}
          type={shown ? 'text' : name}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={minLength}
          aria-describedby={hint && hintId}
        />
        {children}
      </div>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
    </div>
  )
}
