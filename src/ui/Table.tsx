import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import styles from './Table.module.css'
import { useOverflow } from './use-overflow.ts'

type Column = {
  label: string
  /** Right-aligns the column. */
  numeric?: boolean
}

type Props = {
  caption: string
  columns: readonly Column[]
  /** `name` is the row's header; `cells` has one entry for each further column. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** A data table. One wider than its container scrolls, by keyboard as well. */
export function Table({ caption, columns, rows }: Props) {
  const id = useId()
  const { actor, ref } = useOverflow()
  const scrolls = useSelector(actor, (snapshot) => snapshot.hasTag('scrolls'))
  const more = useSelector(actor, (snapshot) => snapshot.matches('more'))
  return (
    <div className={styles.frame} data-more={more || undefined}>
      <div
        ref={ref}
        className={styles.box}
        {...(scrolls && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      >
        <table className={styles.table}>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, numeric }) => (
                <th key={label} scope="col" data-numeric={numeric || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.slice(1).map(({ label, numeric }, index) => (
                  <td key={label} data-numeric={numeric || undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
