import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  children: ReactNode
  /** Dark bands alternate with light ones. */
  tone?: 'light' | 'sunk' | 'dark'
  id?: string
  /** Id of the heading that labels it; makes it a landmark. */
  labelledBy?: string
  /** `tight` for a strip between two larger sections. */
  space?: 'full' | 'tight'
}

/** A full-width band with page-width content. */
export function Section({ children, tone = 'light', id, labelledBy, space = 'full' }: Props) {
  const Band = labelledBy ? 'section' : 'div'
  return (
    <Band
      className={`band ${styles.section}`}
      data-tone={tone}
      data-space={space}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className="page-width">{children}</div>
    </Band>
  )
}
