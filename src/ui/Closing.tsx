import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type Props = {
  title: string
  text?: string
  /**
   * `split`: the heading beside the text, where there is room. With a picture in a form of its own, a `cover`, beside the words: `arch`, on the footer; `bleed`, half an arch that
   * leaves the window; `half`, the section's other half; `screen`, as tall as the section and partly behind the words;
   * `plate`, framed and clear of the footer. Below the words: `vista`, a wide arch, and `strip`, across the window.
   */
  layout?: 'split' | 'stacked' | keyof typeof FORMS
  /** Where the picture of a form is. Pages that follow each other in the menu should not end alike. */
  side?: 'left' | 'right'
  tone?: 'light' | 'sunk' | 'wheat' | 'dark'
  /** Above the heading. */
  eyebrow?: string
  /** Outside of a form, behind or below the text, as `className` positions it. */
  picture?: ReactNode
  /** For page-specific styles. */
  className?: string | undefined
  /** Calls to action. */
  children?: ReactNode
}

const SPLIT = { 'data-columns': '7:5', 'data-align': 'baseline' } as const
const BESIDE = { 'data-columns': '1:1', 'data-align': 'center' } as const

/** The columns of each form; the wider one of a plate is the picture's. */
const FORMS = {
  arch: { left: BESIDE, right: BESIDE },
  bleed: { left: BESIDE, right: BESIDE },
  half: { left: BESIDE, right: BESIDE },
  plate: {
    left: { 'data-columns': '7:5', 'data-align': 'center' },
    right: { 'data-columns': '5:7', 'data-align': 'center' },
  },
  screen: { left: {}, right: {} },
  strip: { left: SPLIT, right: SPLIT },
  vista: { left: SPLIT, right: SPLIT },
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
  const form = layout === 'split' || layout === 'stacked' ? undefined : layout
  const below = form === 'vista' || form === 'strip'
  const columns = form ? FORMS[form][side] : layout === 'split' ? SPLIT : {}
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
      data-side={form && side}
      data-tone={tone}
      data-flush={picture ? '' : undefined}
      aria-labelledby="closing-title"
    >
      <div className={`page-width split ${styles.inner}`} {...columns}>
        {form && !below ? (
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
        {form && <div className={styles.picture}>{picture}</div>}
      </div>
      {!form && picture}
    </section>
  )
}
