import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { type Destination, PageLink } from './PageLink.tsx'

type Common = {
  title: string
  level?: 2 | 3 | 4
  /** What it says about the title. */
  children?: ReactNode
  /** A badge or a few words above the title. */
  mark?: ReactNode
}

type Props = Common &
  (
    | { kind?: 'plain' | 'feature'; icon?: ReactNode; destination?: Destination }
    /** All of it leads on. */
    | { kind: 'link'; icon?: ReactNode; destination: Destination }
    /** A picture above, such as a `Figure`. */
    | { kind: 'media'; media: ReactNode; destination?: Destination }
    /** A line of a ledger: a number, and what it stands for. */
    | { kind: 'ledger'; number: string; destination?: Destination }
  )

/**
 * One of several things of a kind. Where it leads somewhere, its title is the link, and all of the card
 * answers to it.
 */
export function Card(props: Props) {
  const { title, level = 3, children, mark, destination, kind = 'plain' } = props
  const Heading = `h${level}` as const
  const leaves = destination && 'href' in destination && destination.href.startsWith('https:')
  const Arrow = leaves ? ArrowUpRight : ArrowRight
  return (
    <div className={styles.card} data-kind={kind} data-leads={destination ? true : undefined}>
      {'media' in props && <div className={styles.media}>{props.media}</div>}
      {'number' in props && (
        <span className={styles.number} aria-hidden="true">
          {props.number}
        </span>
      )}
      {'icon' in props && props.icon && (
        <span className={styles.icon} aria-hidden="true">
          {props.icon}
        </span>
      )}
      <div className={styles.words}>
        {mark && <div className={styles.mark}>{mark}</div>}
        <Heading className={styles.title}>
          {destination ? <PageLink destination={destination}>{title}</PageLink> : title}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {destination && <Arrow aria-hidden className={styles.arrow} data-leaves={leaves || undefined} />}
    </div>
  )
}
