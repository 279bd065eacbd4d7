import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { navigation } from '../../../content/navigation.ts'
import { createLazy, useLazy } from '../../loading/lazy.ts'
import styles from './AccountMenu.module.css'
import { useAuth } from './use-auth.ts'
import { useSignOut } from './use-sign-out.ts'

const menuPart = createLazy(() => import('../../ui/Menu.tsx'))

/** Who is signed in, and signing out; nothing while nobody is signed in. */
export function AccountMenu() {
  const { user } = useAuth()
  // Not in the menu, which unmounts with the session that this ends.
  const { actor, signOut } = useSignOut()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const part = useLazy(menuPart)
  const isSignedIn = user !== null
  useEffect(() => {
    if (isSignedIn) menuPart.preload()
  }, [isSignedIn])
  if (!user || !part) return null

  const { label, signedInAs, signOut: action, signingOut } = navigation.account
  return (
    <part.Menu
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
          value: 'sign-out',
          label: busy ? signingOut : action,
          icon: <LogOut aria-hidden="true" />,
          disabled: busy,
          staysOpen: true,
          onSelect: signOut,
        },
      ]}
    />
  )
}
