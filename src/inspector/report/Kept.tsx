/** What a walk has left in the database and in the mailbox after a step. */
import type { RecordedMoment } from '../../../machines/kit/path-report.ts'
import { Panel } from '../parts/Panel.tsx'
import { ContextView } from '../play/ContextView.tsx'
import styles from './Kept.module.css'

export function Kept({ moments, step }: { moments: readonly RecordedMoment[]; step: number }) {
  const storesAnything = moments.some(({ rows, mails }) => rows.length + mails.length > 0)
  const moment = moments[step]
  if (!storesAnything || !moment) return null
  const before = moments[step - 1]
  return (
    <>
      <Panel title="In the database">
        {moment.rows.length === 0 ? <p className="note">Nothing is stored yet.</p> : null}
        {moment.rows.map((one) => {
          const earlier = before?.rows.find((other) => keyOf(other) === keyOf(one))
          return (
            <div key={keyOf(one)} className="column">
              <h3>
                <code>{one.table}</code>
                {earlier ? null : ', a new row'}
              </h3>
              <ContextView context={one.row} before={earlier?.row} />
            </div>
          )
        })}
      </Panel>
      <Panel title="In the mailbox">
        {moment.mails.length === 0 ? <p className="note">No mail has arrived yet.</p> : null}
        {moment.mails.map(({ to, subject, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: mails only arrive
          <article key={index} className={`card ${styles.mail}`}>
            <header>
              <h3>{subject}</h3>
              <p className="note">to {to}</p>
            </header>
            <p>{text}</p>
          </article>
        ))}
      </Panel>
    </>
  )
}

const keyOf = ({ table, row }: RecordedMoment['rows'][number]) => `${table} ${String(row.id ?? row.email)}`
