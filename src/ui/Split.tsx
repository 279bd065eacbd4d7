import type { ReactNode } from 'react'

type Props = {
  /** The two columns, the main one first; stacked where there is no room. */
  children: ReactNode
  columns?: '7:5' | '1:1' | '5:7' | '2:1' | '1:2'
  /** Vertical alignment of columns of different heights. */
  align?: 'start' | 'center' | 'baseline' | 'end'
}

export function Split({ children, columns = '7:5', align = 'start' }: Props) {
  return (
    <div className="split" data-columns={columns} data-align={align}>
      {children}
    </div>
  )
}
