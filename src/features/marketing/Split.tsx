import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** The page's point beside what leads up to it: side by side where there is room, in reading order. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  )
}
