/** How much of a machine the tests walk, when a run has written it. */
import { Badge } from '../../ui/Badge.tsx'
import { coverageOf } from '../model/coverage.ts'

export function Coverage({ machine }: { machine: string }) {
  const row = coverageOf(machine)
  if (row.length === 0) return null
  return (
    <ul role="list" className="tools" aria-label="Covered by the tests">
      {row.map(({ what, share: { covered, total } }) => (
        <li key={what}>
          <Badge tone={covered === total ? 'success' : 'error'}>
            {covered === total ? total : `${covered} of ${total}`} {what}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
