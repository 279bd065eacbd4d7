/** A chart and a side column, which scrolls separately on wide windows. */
import type { ReactNode } from 'react'
import styles from './Split.module.css'

export function Split({ chart, children }: { chart: ReactNode; children: ReactNode }) {
  return (
    <div className={`column ${styles.split}`} data-gap="large">
      <div className="column">{chart}</div>
      <div className="column" data-gap="large">
        {children}
      </div>
    </div>
  )
}
