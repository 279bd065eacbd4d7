import type { Trace } from '../../../machines/kit/trace.ts'
import { Badge } from '../../ui/Badge.tsx'
import { pathsHref } from '../route.ts'

export function PathTitle({ machine, trace: { id, kind, name } }: { machine: string; trace: Trace }) {
  return (
    <div>
      <p>
        <a href={pathsHref(machine)}>All paths of {machine}</a>
      </p>
      <h2>{name}</h2>
      <p className="note">
        <PathKind kind={kind} /> <code>{id}</code>
      </p>
    </div>
  )
}

/** Why the tests walk a path; journeys, which are written by hand, stand out. */
export function PathKind({ kind }: Pick<Trace, 'kind'>) {
  return <Badge tone={kind === 'journey' ? 'gold' : 'neutral'}>{kind}</Badge>
}
