/** The navigation at the top of every page. */
import styles from './Bar.module.css'

const PAGES = [
  { view: 'gallery', label: 'Machines', href: '#/' },
  { view: 'live', label: 'Live', href: '#/live' },
]

export function Bar({ current }: { current: string }) {
  return (
    <header className={`cluster ${styles.bar}`} data-tone="dark">
      {PAGES.map(({ view, label, href }) => (
        <a key={view} href={href} aria-current={view === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <a href="/" target="_blank" rel="noreferrer">
        Open the site
      </a>
    </header>
  )
}
