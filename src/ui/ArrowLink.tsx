import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ArrowLink.module.css'
import { type Destination, PageLink } from './PageLink.tsx'

type Props = {
  destination: Destination
  children: ReactNode
  /** Told before the link is followed. */
  onClick?: () => void
}

/** A link that stands by itself: its arrow leads on, or up and out to another site. */
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
