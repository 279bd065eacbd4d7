import { type ReactNode, type Ref, useId } from 'react'
import styles from './Table.module.css'

type Column = {
  label: string
  /** Right-aligns the column. */
  numeric?: boolean
}

type Props = {
  caption: string
  columns: readonly Column[]
  /** `name` is the row's header, after its `number`; `cells` has one entry for each further column. */
  rows: readonly { name: string; number?: number; cells: readonly ReactNode[] }[]
  /** The box around the table: `scrolls` where the table is wider, `more` while part of it is out of sight. */
  box?: { ref: Ref<HTMLDivElement>; scrolls: boolean; more: boolean }
}

/** Facts in rows and columns. */
export function Table({ caption, columns, rows, box }: Props) {
  const id = useId()
  return (
    <div className={styles.frame} data-more={box?.more || undefined}>
      <div
        ref={box?.ref}
        className={styles.box}
        {...(box?.scrolls && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
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
            {rows.map(({ name, number, cells }) => (
              <tr key={name}>
                <th scope="row">
                  {number !== undefined && <span>{number}.</span>} {name}
                </th>
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
