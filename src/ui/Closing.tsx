import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type Props = {
  title: string
  text?: string
  /** `split`: the heading beside the text, where there is room; `arch`: both beside a picture under an arch. */
  layout?: 'split' | 'stacked' | 'arch'
  tone?: 'light' | 'sunk' | 'wheat' | 'dark'
  /** Above the heading. */
  eyebrow?: string
  /** Behind or below the text, as `className` positions it; a `cover` in the layout `arch`. */
  picture?: ReactNode
  /** For page-specific styles. */
  className?: string | undefined
  /** Calls to action. */
  children?: ReactNode
}

const COLUMNS = {
  split: { 'data-columns': '7:5', 'data-align': 'baseline' },
  arch: { 'data-columns': '1:1', 'data-align': 'center' },
  stacked: {},
} as const

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
  const columns = COLUMNS[layout]
  const isArch = layout === 'arch'
  const heading = (
    <>
      {eyebrow && (
        <p className="eyebrow" data-line>
          {eyebrow}
        </p>
      )}
      <h2 id="closing-title" className="title">
        {title}
      </h2>
    </>
  )
  const words = (
    <>
      {text && <p className="lead">{text}</p>}
      {children}
    </>
  )
  return (
    <section
      className={`band ${styles.closing} ${className}`}
      data-layout={layout}
      data-tone={tone}
      data-flush={picture && !isArch ? '' : undefined}
      aria-labelledby="closing-title"
    >
      <div className={`page-width split ${styles.inner}`} {...columns}>
        {isArch ? (
          <>
            <div className="stack" data-gap="large">
              {heading}
              {words}
            </div>
            <div className={styles.arch}>{picture}</div>
          </>
        ) : (
          <>
            <div className="stack">{heading}</div>
            <div className="stack">{words}</div>
          </>
        )}
      </div>
      {!isArch && picture}
    </section>
  )
}
