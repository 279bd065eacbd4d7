import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ArrowLink.module.css'
import { type Destination, PageLink } from './PageLink.tsx'

type Props = {
  destination: Destination
  children: ReactNode
  /** Called before the link is followed. */
  onClick?: () => void
}

/** A link outside running text. Its arrow points right, or up and right for an external site. */
export function ArrowLink({ destination, children, onClick }: Props) {
  const leaves = 'href' in destination && destination.href.startsWith('https:')
  const Arrow = leaves ? ArrowUpRight : ArrowRight
  return (
    <PageLink destination={destination} className={styles.link} {...(onClick && { onClick })}>
      <span className={styles.words}>{children}</span>
      <Arrow aria-hidden data-leaves={leaves || undefined} />
    </PageLink>
  )
}
