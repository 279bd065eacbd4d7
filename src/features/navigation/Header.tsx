import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { navigation } from '../../../content/navigation.ts'
import { site } from '../../../content/site.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './Header.module.css'
import { useScrollThreshold } from './use-scroll-threshold.ts'

export function Header() {
  const scroll = useScrollThreshold(SCROLL_THRESHOLD.navbar)
  const scrolled = useSelector(scroll, (snapshot) => snapshot.matches('below'))
  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <a className={styles.skip} href="#content">
        {navigation.skipLink}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <strong>{site.shortName}</strong>
          <span>{site.brokerage}</span>
        </Link>
        <nav aria-label={navigation.label}>
          <ul className={styles.links}>
            {navigation.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true }}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link to={navigation.callToAction.to} className={buttonClass()}>
                {navigation.callToAction.label}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
