import { useSelector } from '@xstate/react'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { navigation } from '../../../content/navigation.ts'
import { site } from '../../../content/site.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { AccountMenu } from '../auth/AccountMenu.tsx'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { Brand } from './Brand.tsx'
import { BuyerServices } from './BuyerServices.tsx'
import styles from './Header.module.css'
import { MenuDrawer } from './MenuDrawer.tsx'
import { PromoBanner } from './PromoBanner.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { useScrollThreshold } from './use-scroll-threshold.ts'

const { links, join, callToAction, signIn } = navigation

/** Outside the component, so that scrolling does not rerender them. */
const contents = (
  <>
    <SkipLinks />
    <div className={styles.bar}>
      <Brand />
      <nav className={`screen-only ${styles.links}`} id="navigation" aria-label={navigation.label}>
        <ul role="list">
          <li>
            <BuyerServices />
          </li>
          {[...links, join].map(({ label, to }) => (
            <li key={to}>
              <PageLink className={styles.link} destination={{ to }}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`screen-only ${styles.actions}`}>
        <a href={site.phone.href} {...buttonLook({ kind: 'quiet', size: 'small' })}>
          {site.phone.display}
        </a>
        {/* One box for both, so that nothing moves once the session is known. */}
        <span className={styles.account}>
          <PageLink className={styles.link} destination={signIn}>
            {signIn.label}
          </PageLink>
          <AccountMenu />
        </span>
        <span className={styles.theme}>
          <ThemeToggle />
        </span>
        <PageLink destination={callToAction} {...buttonLook({ kind: 'quiet', size: 'small' })}>
          {callToAction.label}
        </PageLink>
        <MenuDrawer />
      </div>
    </div>
    <PromoBanner />
  </>
)

/** The fixed header: inline links in a wide window, a drawer on a phone, the promo banner below. */
export function Header() {
  const scroll = useScrollThreshold(SCROLL_THRESHOLD.navbar)
  const scrolled = useSelector(scroll, (snapshot) => snapshot.matches('below'))
  return (
    <header className={styles.header} data-tone="dark" data-scrolled={scrolled || undefined}>
      {contents}
    </header>
  )
}
