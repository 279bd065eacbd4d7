/** What failed in the latest test runs, each a link to the step that failed. */
import { Panel } from '../parts/Panel.tsx'
import { failureHref, failuresOf } from './failures.ts'
import styles from './PathList.module.css'

export function FailureList({ machine }: { machine: string }) {
  const failures = failuresOf(machine)
  if (failures.length === 0) return null
  return (
    <Panel title="Failed in the latest tests">
      <ol role="list" className={`rows ${styles.list}`}>
        {failures.map((failure) => (
          <li key={failureHref(failure)}>
            <a className="box-link" href={failureHref(failure)}>
              {failure.name}
            </a>
            <p className="note">on {failure.on}</p>
            {failure.message ? <p className={`note ${styles.message}`}>{failure.message}</p> : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
