import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Split } from '../../ui/Split.tsx'
import { StackedTable } from '../guides/StackedTable.tsx'
import styles from './Infrastructure.module.css'
import { PartTitle } from './PartTitle.tsx'

const { figure, text, columns, rows, ...part } = infrastructure.sections.infrastructure

/** What the team spends its budget on, as a page of an account book below what that comes to. */
export function Infrastructure() {
  return (
    <>
      <Split columns="1:1" align="end">
        <PartTitle {...part} />
        <p className={`column ${styles.sum}`} data-gap="small">
          <span className={styles.figure}>{figure}</span> <span className="lead">{text}</span>
        </p>
      </Split>
      <div className={styles.ledger}>
        <StackedTable
          caption={part.title}
          columns={columns}
          rows={rows.map(([name, does]) => ({
            key: name,
            name: <span className="subheading">{name}</span>,
            cells: [does],
          }))}
        />
      </div>
    </>
  )
}
