import type { ReactNode } from 'react'
import styles from './PageHero.module.css'

type Props = {
  title: ReactNode
  lead: string
  eyebrow?: string
  breadcrumb?: ReactNode
  /**
   * Where the picture stands in a wide window. `backdrop`: behind the words, fading in from the right;
   * `aside`: beside the words; `edge`: beside them and out to the edge of the window; `arch`: in an arched
   * window on the foot of the hero; `strip`: across the page, under the words; `foot`: behind centred words,
   * on the foot of the hero.
   */
  look?: 'backdrop' | 'aside' | 'edge' | 'arch' | 'strip' | 'foot'
  tone?: 'dark' | 'light' | 'sunk' | 'day'
  picture?: ReactNode
  /** Across the foot of the hero, such as the figures worth remembering. */
  foot?: ReactNode
  /** For what one page does differently. */
  className?: string | undefined
  /** After the lead: what to do first. */
  children?: ReactNode
}

/** The top of a page: what it is about, in words and a picture. */
export function PageHero({
  title,
  lead,
  eyebrow,
  breadcrumb,
  look = 'backdrop',
  tone = 'dark',
  picture,
  foot,
  className = '',
  children,
}: Props) {
  return (
    <div className={`${styles.hero} ${className}`} data-look={look} data-tone={tone}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.words}>
          {breadcrumb}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}
