import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Infrastructure.module.css'

const { columns, rows, title } = infrastructure.sections.infrastructure

/** What the team spends its budget on, as a table. */
export function Infrastructure() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
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
        {rows.map(([name, does]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
