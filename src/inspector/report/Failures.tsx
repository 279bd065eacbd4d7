/** What failed, each by the shortest way there. */
import type { Failure } from '../../../machines/kit/path-report.ts'
import styles from './Report.module.css'
import { pathHref } from './route.ts'

export function Failures({ failures }: { failures: readonly Failure[] }) {
  if (failures.length === 0)
    return (
      <p className="notice" data-tone="success">
        Nothing failed.
      </p>
    )
  return (
    <ol role="list" className="column" aria-label="Failures">
      {failures.map(({ on, machine, name, id, at, steps, message }) => (
        <li key={`${on} ${machine} ${name}`} className={`notice ${styles.failure}`} data-tone="error">
          <h2>{id ? <a href={pathHref(machine, id, at)}>{name}</a> : name}</h2>
          <p className="note">
            {machine}, on {on}
          </p>
          <ol>
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may occur twice
              <li key={index}>{step}</li>
            ))}
          </ol>
          <pre>{message}</pre>
        </li>
      ))}
    </ol>
  )
}
