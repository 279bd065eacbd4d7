import type { ReactNode } from 'react'
import styles from './CalculatorBand.module.css'

type Props = { tone?: 'light' | 'sunk'; children: ReactNode }

/** The ground of a calculator, across the whole page: in a guide it lies over the contents in the margin. */
export function CalculatorBand({ tone = 'light', children }: Props) {
  return (
    <div className={styles.band} data-tone={tone}>
      <div className={`page-width ${styles.inner}`}>{children}</div>
    </div>
  )
}
