import type { ReactNode } from 'react'
import styles from './Split.module.css'

type Props = {
  /** The two columns, first what the visitor came for; one under the other where there is no room. */
  children: ReactNode
  columns?: '7:5' | '1:1' | '5:7' | '2:1' | '1:2'
  /** How columns of different heights stand beside one another. */
  align?: 'start' | 'center' | 'end'
}

/** Two columns. */
export function Split({ children, columns = '7:5', align = 'start' }: Props) {
  return (
    <div className={styles.split} data-columns={columns} data-align={align}>
      {children}
    </div>
  )
}
