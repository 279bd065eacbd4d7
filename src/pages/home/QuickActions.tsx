import { CalendarCheck, CircleDollarSign, Search } from 'lucide-react'
import { quickActions } from '../../../content/navigation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './QuickActions.module.css'

const icons = [CalendarCheck, CircleDollarSign, Search] as const

/**
 * Shortcuts to three common actions: a bar along the bottom edge on a phone, in the corner of a wide window.
 */
export function QuickActions() {
  return (
    <nav className={`screen-only ${styles.bar}`} data-tone="dark" aria-label={quickActions.label}>
      <ul data-plain>
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
