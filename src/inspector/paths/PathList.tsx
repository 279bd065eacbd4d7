/** A list of paths, each a link to its first step. */

import type { Trace } from '../../../machines/kit/trace.ts'
import { traceHref } from '../route.ts'
import styles from './Paths.module.css'

export function PathList({
  machine,
  traces,
  total,
}: {
  machine: string
  traces: readonly Trace[]
  total: number
}) {
  return (
    <section aria-label="Paths">
      <p className={styles.count} role="status">
        {total === 0 ? 'This machine has no accepted paths yet.' : `${traces.length} of ${total} paths`}
      </p>
      <ol className={styles.list}>
        {traces.map(({ id, name, kind, steps }) => (
          <li key={id}>
            <a href={traceHref(machine, id)}>{name}</a>
            <p>
              <span data-kind={kind}>{kind}</span> {steps.length} {steps.length === 1 ? 'step' : 'steps'},{' '}
              <code>{id}</code>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
