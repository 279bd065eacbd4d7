import { desk } from '../../../content/pages/desk.ts'
import { AccountMenu } from '../../features/auth/AccountMenu.tsx'
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './DeskBar.module.css'

/** Replaces the site's header: a tool needs none of its links. */
export function DeskBar() {
  return (
    <header className={styles.bar} data-tone="dark">
      <PageLink className={styles.brand} destination={{ to: '/desk' }}>
        {desk.home}
      </PageLink>
      <PageLink className={styles.site} destination={{ to: '/' }}>
        {desk.toSite}
      </PageLink>
      <ThemeToggle />
      <AccountMenu />
    </header>
  )
}
