import { useSelector } from '@xstate/react'
import { desk } from '../../../content/pages/desk.ts'
import type { SessionUser } from '../../../machines/auth-session.ts'
import { useSignOut } from '../../features/auth/use-sign-out.ts'
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './DeskBar.module.css'

/** In place of the site's header: a tool needs none of its links. */
export function DeskBar({ user }: { user: SessionUser | null }) {
  const { actor, signOut } = useSignOut()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <header className={styles.bar} data-tone="dark">
      <PageLink className={styles.brand} destination={{ to: '/desk' }}>
        {desk.home}
      </PageLink>
      <PageLink className={styles.site} destination={{ to: '/' }}>
        {desk.toSite}
      </PageLink>
      <ThemeToggle />
      {user && (
        <Button kind="bare" size="small" pending={busy} onClick={signOut} title={user.email}>
          {desk.signOut}
        </Button>
      )}
    </header>
  )
}
