import { useSelector } from '@xstate/react'
import { auth as content } from '../../../content/pages/auth.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthAlert } from './AuthAlert.tsx'
import { AuthNotice } from './AuthNotice.tsx'
import { CredentialField } from './CredentialField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { usePasswordReset } from './use-password-reset.ts'

type Props = ReturnType<typeof usePasswordReset> & {
  /** The email address of whoever is signed in. */
  account: string
}

/** A forgotten password, in place of the sign-in form: first the email address, by the mailed link the new password. */
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
    <form
      className="column"
      data-gap="large"
      method="post"
      aria-busy={busy}
      aria-labelledby="forgotten-title"
      onSubmit={(event) => {
        event.preventDefault()
        request(String(new FormData(event.currentTarget).get('email')))
      }}
    >
      <div className="stack" data-gap="small">
        <h2 id="forgotten-title" ref={focusInPlace} tabIndex={-1} className="subheading">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <AuthAlert problem={problem} refused={refused} level={3} />
      <CredentialField
        name="email"
        type="email"
        label={content.email.label}
        autoComplete="email"
        defaultValue={email}
      />
      <div className="cluster">
        <Button type="submit" pending={busy}>
          {busy ? pending : action}
        </Button>
        <Button kind="bare" disabled={busy} onClick={close}>
          {back}
        </Button>
      </div>
    </form>
  )
}

function NewPassword({ actor, choose, close, togglePassword, account }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ choosing: { password: 'shown' } }))
  const { title, text, action, pending, decline, refused } = content.newPassword
  return (
    <form
      className="column"
      data-gap="large"
      method="post"
      aria-busy={busy}
      aria-labelledby="new-password-title"
      onSubmit={(event) => {
        event.preventDefault()
        choose(String(new FormData(event.currentTarget).get('password')))
      }}
    >
      <div className="stack" data-gap="small">
        <h2 id="new-password-title" ref={focusInPlace} tabIndex={-1} className="subheading">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <AuthAlert problem={problem} refused={refused} level={3} />
      {/* For password managers. */}
      <input type="email" name="email" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField email={account} shown={shown} onToggle={togglePassword} />
      <div className="cluster">
        <Button type="submit" pending={busy}>
          {busy ? pending : action}
        </Button>
        <Button kind="bare" disabled={busy} onClick={close}>
          {decline}
        </Button>
      </div>
    </form>
  )
}
