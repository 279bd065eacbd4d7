/** A list of paths, each a link to its first step. */

import type { Trace } from '../../../machines/kit/trace.ts'
import { traceHref } from '../route.ts'
import styles from './PathList.module.css'
import { PathKind } from './PathTitle.tsx'

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
    <section className="column" aria-label="Paths">
      <p className="note" role="status">
        {total === 0 ? 'This machine has no accepted paths yet.' : `${traces.length} of ${total} paths`}
      </p>
      <ol role="list" className={`rows ${styles.list}`}>
        {traces.map(({ id, name, kind, steps }) => (
          <li key={`${kind} ${id}`}>
            <a className="box-link" href={traceHref(machine, id)}>
              {name}
            </a>
            <p className="note">
              <PathKind kind={kind} /> {steps.length} {steps.length === 1 ? 'step' : 'steps'},{' '}
              <code>{id}</code>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
