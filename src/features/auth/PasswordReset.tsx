import { useSelector } from '@xstate/react'
import { auth as content } from '../../../content/pages/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AuthNotice } from './AuthNotice.tsx'
import { CredentialField } from './CredentialField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { usePasswordReset } from './use-password-reset.ts'

type Props = ReturnType<typeof usePasswordReset> & {
  /** The signed-in visitor's email address. */
  account: string
}

/**
 * Replaces the sign-in form for a forgotten password: first the email address, then, by the mailed link, the new
 * password.
 */
export function PasswordReset(props: Props) {
  const { actor, close, open } = props
  const mailed = useSelector(actor, (snapshot) => snapshot.matches('mailed'))
  const chooses = useSelector(actor, (snapshot) => snapshot.matches('choosing'))
  const email = useSelector(actor, (snapshot) => snapshot.context.email)
  if (chooses) return <NewPassword {...props} />
  if (!mailed) return <ForgottenPassword {...props} />
  return (
    <div className="column">
      <AuthNotice {...content.reset.mailed}>
        <p>{email}</p>
      </AuthNotice>
      <div className="cluster">
        <Button kind="quiet" onClick={() => open(email)}>
          {content.reset.mailed.again}
        </Button>
        <Button kind="bare" onClick={close}>
          {content.reset.back}
        </Button>
      </div>
    </div>
  )
}

function ForgottenPassword({ actor, request, close }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const email = useSelector(actor, (snapshot) => snapshot.context.email)
  const { title, text, action, pending, back, refused } = content.reset
  return (
    <AccountForm
      heading={{ id: 'forgotten-title', title, text }}
      {...{ problem, refused, busy, action, pending }}
      leave={{ label: back, onClick: close }}
      onSubmit={(typed) => request(String(typed.get('email')))}
    >
      <CredentialField
        name="email"
        type="email"
        label={content.email.label}
        autoComplete="email"
        defaultValue={email}
      />
    </AccountForm>
  )
}

function NewPassword({ actor, choose, close, togglePassword, account }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ choosing: { password: 'shown' } }))
  const isFirst = useSelector(actor, (snapshot) => snapshot.context.isFirst)
  const words = content.newPassword
  const { action, pending, refused } = words
  const { title, text, decline } = isFirst ? words.first : words
  return (
    <AccountForm
      heading={{ id: 'new-password-title', title, text }}
      {...{ problem, refused, busy, action, pending }}
      leave={{ label: decline, onClick: close }}
      onSubmit={(typed) => choose(String(typed.get('password')))}
    >
      <NewPasswordField email={account} shown={shown} onToggle={togglePassword} />
    </AccountForm>
  )
}
