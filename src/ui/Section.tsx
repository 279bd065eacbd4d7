import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  children: ReactNode
  /** Dark bands alternate with light ones. */
  tone?: 'light' | 'sunk' | 'dark'
  id?: string
}

/** A full-width band whose content keeps to the page's measure. */
export function Section({ children, tone = 'light', id }: Props) {
  return (
    <div className={styles.band} data-tone={tone} id={id}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
