import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type Props = {
  title: string
  text?: string
  /** `split`: the heading beside the text, where there is room. */
  layout?: 'split' | 'stacked' | 'centered'
  tone?: 'light' | 'sunk' | 'wheat' | 'dark'
  /** Above the heading. */
  eyebrow?: string
  /** Behind or below the text, as `className` positions it. */
  picture?: ReactNode
  /** For page-specific styles. */
  className?: string | undefined
  /** Calls to action. */
  children?: ReactNode
}

/** The last section of a page: a closing statement and calls to action. */
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
  const columns = layout === 'split' && { 'data-columns': '7:5', 'data-align': 'baseline' }
  const align = layout === 'centered' ? layout : undefined
  return (
    <section
      className={`band ${styles.closing} ${className}`}
      data-layout={layout}
      data-tone={tone}
      data-flush={picture ? '' : undefined}
      aria-labelledby="closing-title"
    >
      <div className={`page-width split ${styles.inner}`} {...columns}>
        <div className="stack" data-align={align}>
          {eyebrow && (
            <p className="eyebrow" data-line>
              {eyebrow}
            </p>
          )}
          <h2 id="closing-title" className="title">
            {title}
          </h2>
        </div>
        <div className="stack" data-align={align}>
          {text && <p className="lead">{text}</p>}
          {children}
        </div>
      </div>
      {picture}
    </section>
  )
}
