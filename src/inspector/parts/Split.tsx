/** A chart and a side column, which scrolls separately on wide windows. */
import type { ReactNode } from 'react'
import styles from './Split.module.css'

export function Split({ chart, children }: { chart: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{chart}</div>
      <div>{children}</div>
    </div>
  )
}
