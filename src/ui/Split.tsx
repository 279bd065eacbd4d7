import type { ReactNode } from 'react'
import styles from './Split.module.css'

/** The main content, with an aside beside it, or below it on a phone. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  )
}
