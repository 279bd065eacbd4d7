import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { navigation } from '../../../content/navigation.ts'
import { useLazy } from '../../loading/lazy.ts'
import { createPart } from '../../loading/part.ts'
import styles from './AccountMenu.module.css'
import { useAuth } from './use-auth.ts'
import { useSignOut } from './use-sign-out.ts'

const menuPart = createPart(() => import('../../ui/Menu.tsx'))

/** The signed-in visitor's email, with a sign-out item. Renders nothing while signed out. */
export function AccountMenu() {
  const { user } = useAuth()
  // Owned here because the menu unmounts when the session ends.
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
