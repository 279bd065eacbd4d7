import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type Props = {
  title: string
  text?: string
  /**
   * What a page is about decides the frame of its last picture: `plate`, framed like a magazine's, ends a guide, a form or a page about papers or films; `bleed`,
   * half an arch that leaves the window, a page about the team and its services; `strip`, across the window below the words, a page about places.
   * Without a frame, the heading is beside the text (`split`) or above it (`stacked`).
   */
  layout?: 'split' | 'stacked' | keyof typeof FRAMES
  /** Where a framed picture is. Pages that follow each other in the menu should not end alike. */
  side?: 'left' | 'right'
  tone?: 'light' | 'sunk' | 'wheat' | 'dark'
  /** Above the heading. */
  eyebrow?: string
  /** A `cover` in a frame; without one, behind or below the text, as `className` positions it. */
  picture?: ReactNode
  /** For page-specific styles. */
  className?: string | undefined
  /** Calls to action. */
  children?: ReactNode
}

const SPLIT = { 'data-columns': '7:5', 'data-align': 'baseline' } as const
const BESIDE = { 'data-columns': '1:1', 'data-align': 'center' } as const

/** The columns of each frame; the wider one of a plate is the picture's. */
const FRAMES = {
  bleed: { left: BESIDE, right: BESIDE },
  plate: {
    left: { 'data-columns': '7:5', 'data-align': 'center' },
    right: { 'data-columns': '5:7', 'data-align': 'center' },
  },
  strip: { left: SPLIT, right: SPLIT },
} as const

/** The last section of a page: a closing statement and calls to action. */
export function Closing({
  title,
  text,
  layout = 'split',
  side = 'right',
  tone = 'light',
  eyebrow,
  picture,
  className = '',
  children,
}: Props) {
  const frame = layout === 'split' || layout === 'stacked' ? undefined : layout
  const columns = frame ? FRAMES[frame][side] : layout === 'split' ? SPLIT : {}
  const heading = (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
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
      data-side={frame && side}
      data-tone={tone}
      data-flush={picture ? '' : undefined}
      aria-labelledby="closing-title"
    >
      <div className={`page-width split ${styles.inner}`} {...columns}>
        {frame && frame !== 'strip' ? (
          <div className={`stack ${styles.words}`} data-gap="large">
            {heading}
            {words}
          </div>
        ) : (
          <>
            <div className="stack">{heading}</div>
            <div className="stack">{words}</div>
          </>
        )}
        {frame && <div className={styles.picture}>{picture}</div>}
      </div>
      {!frame && picture}
    </section>
  )
}
