import control from '../../ui/control.module.css'

type Props = {
  name: 'email' | 'password'
  label: string
  hint?: string | undefined
  autoComplete: string
  /** Characters; checked by the browser. */
  minLength?: number | undefined
}

/** An uncontrolled input: it keeps its value when the tab changes or the server refuses it. */
export function CredentialField({ name, label, hint, autoComplete, minLength }: Props) {
  const id = `auth-${name}`
  const hintId = `${id}-hint`
  return (
    <div className="stack" data-gap="small">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        className={control.control}
        id={id}
        name={name}
        type={name}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        minLength={minLength}
        aria-describedby={hint && hintId}
      />
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
    </div>
  )
}
