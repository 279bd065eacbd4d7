import { CalendarCheck, CircleDollarSign, Search } from 'lucide-react'
import { quickActions } from '../../../content/navigation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './QuickActions.module.css'

const icons = [CalendarCheck, CircleDollarSign, Search] as const

/** The three commonest tasks, always in reach: along the lower edge on a phone, else in the lower right corner. */
export function QuickActions() {
  return (
    <nav className={`screen-only ${styles.bar}`} aria-label={quickActions.label}>
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
