/** A chart and a side column. On wide windows what is pinned stays there, and the rest scrolls. */
import type { ReactNode } from 'react'
import styles from './BesideChart.module.css'

export function BesideChart({
  chart,
  pinned,
  children,
}: {
  chart: ReactNode
  pinned?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.room}>
      <div className={`column ${styles.split}`} data-gap="large">
        <div className="column">{chart}</div>
        <div className={styles.side}>
          {pinned ? <div className={`column ${styles.pinned}`}>{pinned}</div> : null}
          <div className={`column ${styles.rest}`} data-gap="large">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
