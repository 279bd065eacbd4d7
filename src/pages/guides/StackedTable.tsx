import type { ReactNode } from 'react'
import table from '../../ui/Table.module.css'
import styles from './StackedTable.module.css'

type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[]
}

/** A table that never scrolls: on a phone the cells of a row are stacked below its name. */
export function StackedTable({ caption, columns, rows }: Props) {
  return (
    <table className={`${table.table} ${styles.stacked}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
