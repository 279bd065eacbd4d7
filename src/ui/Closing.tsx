import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type Props = {
  title: string
  text?: string
  /** `split`: the heading beside the rest, where there is room. */
  layout?: 'split' | 'stacked' | 'centered'
  tone?: 'light' | 'sunk' | 'wheat' | 'dark'
  /** Over the heading. */
  eyebrow?: string
  /** Behind the words or under them, as `className` says. */
  picture?: ReactNode
  /** For what one page does differently. */
  className?: string | undefined
  /** What to do next. */
  children?: ReactNode
}

/** The last section of a page: one thought, and what to do next. */
export function Closing({
  title,
  text,
  layout = 'split',
  tone = 'light',
  eyebrow,
  picture,
  className = '',
  children,
}: Props) {
  return (
    <section
      className={`${styles.closing} ${className}`}
      data-layout={layout}
      data-tone={tone}
      aria-labelledby="closing-title"
    >
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.heading}>
          {eyebrow && (
            <p className="eyebrow" data-line>
              {eyebrow}
            </p>
          )}
          <h2 id="closing-title" className="title">
            {title}
          </h2>
        </div>
        <div className={styles.text}>
          {text && <p className="lead">{text}</p>}
          {children}
        </div>
      </div>
      {picture}
    </section>
  )
}
