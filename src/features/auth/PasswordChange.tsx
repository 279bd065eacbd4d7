import { useSelector } from '@xstate/react'
import { auth as content } from '../../../content/pages/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AuthAlert } from './AuthAlert.tsx'
import { CredentialField } from './CredentialField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { usePasswordChange } from './use-password-change.ts'

type Props = ReturnType<typeof usePasswordChange> & {
  /** The email address of whoever is signed in. */
  account: string
  /** The element to focus after closing. */
  finalFocusEl: () => HTMLElement | null
}

/** Changes the password, with the present one asked. */
export function PasswordChange(props: Props) {
  const { actor, dismiss, finalFocusEl } = props
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'))
  const { title, text } = content.passwordChange
  return (
    <Dialog open={open} onDismiss={dismiss} title={title} description={text} finalFocusEl={finalFocusEl}>
      <PasswordForm {...props} />
    </Dialog>
  )
}

function PasswordForm({ actor, submit, dismiss, togglePassword, account }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ open: { password: 'shown' } }))
  const { current, action, pending, cancel, refused } = content.passwordChange
  return (
    <form
      className="column"
      data-gap="large"
      method="post"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        submit({ current: String(typed.get('current')), next: String(typed.get('password')) })
      }}
    >
      <AuthAlert problem={problem} refused={refused} level={3} />
      {/* For password managers. */}
      <input type="email" name="email" autoComplete="username" value={account} readOnly hidden />
      <CredentialField name="current" type="password" label={current} autoComplete="current-password" />
      <NewPasswordField email={account} shown={shown} onToggle={togglePassword} />
      <div className="cluster">
        <Button type="submit" pending={busy}>
          {busy ? pending : action}
        </Button>
        <Button kind="bare" disabled={busy} onClick={dismiss}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
