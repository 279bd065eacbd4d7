import type { ReactNode } from 'react'
import styles from './Split.module.css'

/** What the visitor came for, first; beside it, or below on a phone, what speaks for it. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  )
}
