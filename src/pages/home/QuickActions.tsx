import { useSelector } from '@xstate/react'
import { CalendarCheck, CircleDollarSign, Search } from 'lucide-react'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { quickActions } from '../../../content/navigation.ts'
import { useScrollThreshold } from '../../features/navigation/use-scroll-threshold.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './QuickActions.module.css'

const icons = [CalendarCheck, CircleDollarSign, Search] as const

/**
 * Shortcuts to three common actions: a bar along a phone's bottom edge, in the corner of a wide window. It appears
 * once the hero's buttons are out of sight, so it covers no part of the first screen.
 */
export function QuickActions() {
  const scroll = useScrollThreshold(SCROLL_THRESHOLD.quickActions)
  const shown = useSelector(scroll, (snapshot) => snapshot.matches('below'))
  return (
    <nav
      className={`screen-only ${styles.bar}`}
      data-tone="dark"
      data-shown={shown || undefined}
      aria-label={quickActions.label}
    >
      <ul role="list">
        {quickActions.links.map((link, index) => {
          const Icon = icons[index] ?? Search
          return (
            <li key={link.label}>
              <PageLink destination={link}>
                <Icon aria-hidden="true" size={20} />
                {link.label}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
