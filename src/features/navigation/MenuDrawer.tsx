import { useSelector } from '@xstate/react'
import { Menu, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { navigation } from '../../../content/navigation.ts'
import { site } from '../../../content/site.ts'
import { useLazy } from '../../loading/lazy.ts'
import { createPart } from '../../loading/part.ts'
import { whenVisitorActs } from '../../loading/visitor.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { LinkButton } from './LinkButton.tsx'
import { LinkList } from './LinkList.tsx'
import styles from './MenuDrawer.module.css'
import { useDrawer } from './use-drawer.ts'

const drawerPart = createPart(() => import('../../ui/Drawer.tsx'))

/** The footer has the same links. */
const FOOTER = '#footer'
/** The first of those that a wide window shows in the header. */
const FIRST_IN_HEADER = '#navigation a'

const effects = {
  load: drawerPart.load,
  showLinks: () => {
    window.location.hash = FOOTER
  },
}

/** The mobile menu. Without the drawer, its button jumps to the links in the footer. */
export function MenuDrawer() {
  const { actor, toggle, dismiss } = useDrawer(effects)
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'))
  const trigger = useRef<HTMLAnchorElement>(null)
  // A wide window has no menu button that could take the focus back.
  const finalFocus = () =>
    actor.getSnapshot().matches('unavailable')
      ? document.querySelector<HTMLElement>(FIRST_IN_HEADER)
      : trigger.current
  const part = useLazy(drawerPart)
  useEffect(() => whenVisitorActs(drawerPart.preload), [])

  const { callToAction } = navigation
  const { label, openAction, closeAction, groups } = navigation.drawer
  return (
    <>
      <span className={styles.trigger}>
        <LinkButton
          ref={trigger}
          href={FOOTER}
          aria-label={openAction}
          {...buttonLook({ kind: 'bare' })}
          opens={{ 'aria-haspopup': 'dialog', 'aria-expanded': open }}
          onPress={toggle}
        >
          <Menu aria-hidden="true" strokeWidth={1.75} />
        </LinkButton>
      </span>
      {part && (
        <part.Drawer
          tone="dark"
          open={open}
          title={label}
          closeLabel={closeAction}
          onClose={toggle}
          onDismiss={dismiss}
          finalFocusEl={finalFocus}
        >
          <nav aria-label={label} className={`column ${styles.menu}`} data-gap="large">
            {groups.map((group) => (
              <section key={group.label}>
                <h2 className="subheading">{group.label}</h2>
                <LinkList links={group.links} />
              </section>
            ))}
          </nav>
          <ThemeToggle labelled />
          <div className={`column ${styles.foot}`} data-gap="small">
            <PageLink destination={callToAction} {...buttonLook()}>
              {callToAction.label}
            </PageLink>
            <a href={site.phone.href} {...buttonLook({ kind: 'quiet' })}>
              <Phone aria-hidden="true" />
              {site.phone.display}
            </a>
          </div>
        </part.Drawer>
      )}
    </>
  )
}
