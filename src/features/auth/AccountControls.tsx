import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ClipboardList, KeyRound, LogOut } from 'lucide-react'
import { useRef } from 'react'
import { accountMenu } from '../../../content/account-menu.ts'
import { Menu } from '../../ui/Menu.tsx'
import styles from './AccountMenu.module.css'
import { PasswordChange } from './PasswordChange.tsx'
import { useAuth } from './use-auth.ts'
import { usePasswordChange } from './use-password-change.ts'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in visitor's menu, and the dialog that it opens. Renders nothing while signed out. */
export function AccountControls() {
  const { user } = useAuth()
  const router = useRouter()
  const trigger = useRef<HTMLButtonElement>(null)
  // Owned here because the menu unmounts when the session ends.
  const { actor, signOut } = useSignOut()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const change = usePasswordChange(user !== null)
  if (!user) return null

  const { label, signedInAs, account, changePassword, signOut: action, signingOut } = accountMenu
  return (
    <>
      <Menu
        triggerRef={trigger}
        label={`${label}: ${user.email}`}
        trigger={
          <span className={`label ${styles.initial}`} aria-hidden="true">
            {user.email.charAt(0)}
          </span>
        }
        heading={
          <>
            {signedInAs} <strong className={styles.email}>{user.email}</strong>
          </>
        }
        items={[
          {
            value: 'account',
            label: account,
            icon: <ClipboardList aria-hidden="true" />,
            onSelect: () => void router.navigate({ to: '/account' }),
          },
          {
            value: 'change-password',
            label: changePassword,
            icon: <KeyRound aria-hidden="true" />,
            onSelect: change.open,
          },
          {
            value: 'sign-out',
            label: busy ? signingOut : action,
            icon: <LogOut aria-hidden="true" />,
            disabled: busy,
            staysOpen: true,
            onSelect: signOut,
          },
        ]}
      />
      <PasswordChange {...change} account={user.email} opener={trigger} />
    </>
  )
}
