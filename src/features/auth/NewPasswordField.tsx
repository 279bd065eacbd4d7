import { auth as content } from '../../../content/pages/auth.ts'
import { CredentialField, newPassword } from './CredentialField.tsx'
import { PasswordAdvice } from './PasswordAdvice.tsx'
import { usePasswordAdvice } from './use-password-advice.ts'

type Props = {
  /** The account's email address. */
  email: string
  shown: boolean
  onToggle: () => void
}

/** The field for an account's new password, with advice. */
export function NewPasswordField({ email, ...props }: Props) {
  const advice = usePasswordAdvice()
  return (
    <>
      {/* For password managers. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <CredentialField
        {...props}
        {...newPassword}
        name="password"
        type="password"
        label={content.newPassword.label}
        hint={
          <>
            {content.password.newHint} <PasswordAdvice actor={advice.actor} />
          </>
        }
        onType={(typed) => advice.type(String(typed.get('password')), email)}
      />
    </>
  )
}
