import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { StackedTable } from '../guides/StackedTable.tsx'

const { columns, rows, title } = infrastructure.sections.infrastructure

/** What the team spends its budget on, as a table. */
export function Infrastructure() {
  return (
    <StackedTable
      caption={title}
      columns={columns}
      rows={rows.map(([name, does]) => ({
        key: name,
        name: <span className="subheading">{name}</span>,
        cells: [does],
      }))}
    />
  )
}
