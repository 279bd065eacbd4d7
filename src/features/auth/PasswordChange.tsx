import { useSelector } from '@xstate/react'
import { type RefObject, useMemo } from 'react'
import { auth as content } from '../../../content/pages/auth.ts'
import { focusWhenGone } from '../../browser/focus.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CredentialField } from './CredentialField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { usePasswordChange } from './use-password-change.ts'

type Props = ReturnType<typeof usePasswordChange> & {
  /** The signed-in visitor's email address. */
  account: string
  /** The button of the menu that opens it, which has the focus after closing. */
  opener: RefObject<HTMLElement | null>
}

/** Changes the password after asking for the present one. */
export function PasswordChange(props: Props) {
  const { actor, dismiss, opener } = props
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'))
  const { title, text } = content.passwordChange
  const back = useMemo(() => () => opener.current, [opener])
  return (
    <Dialog
      // Also disappears if another tab ends the session, and the menu that opened it with it.
      ref={useMemo(() => focusWhenGone(back), [back])}
      open={open}
      onDismiss={dismiss}
      title={title}
      description={text}
      finalFocusEl={back}
    >
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
    <AccountForm
      {...{ problem, refused, busy, action, pending }}
      leave={{ label: cancel, onClick: dismiss }}
      onSubmit={(typed) =>
        submit({ current: String(typed.get('current')), next: String(typed.get('password')) })
      }
    >
      <CredentialField name="current" type="password" label={current} autoComplete="current-password" />
      <NewPasswordField email={account} shown={shown} onToggle={togglePassword} />
    </AccountForm>
  )
}
