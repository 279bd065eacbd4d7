import { infrastructure } from '../../../content/pages/infrastructure.ts'
import styles from './Spending.module.css'

const { columns, rows, title } = infrastructure.sections.infrastructure

/** Where the money goes, as a ledger has it. */
export function Spending() {
  return (
    <table className={styles.ledger}>
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
